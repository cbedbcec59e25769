verify_key = La clé de la salle, telle que l’a le bas d’un papier ; par défaut celle du fichier de clé à côté de la base de données

verify_witness = Demander aussi à ce fichier s’il concorde : une sauvegarde, un dossier, un tournoi en fichier ou un dossier de pages publiées ; peut être répété

verify_offline = Ne pas interroger les copies sur d’autres serveurs

dossier_key = Avec --check : la clé de la salle, telle que l’a le bas d’un papier ; sans elle, rien n’est dit prouvé

dossier_sheet = Avec --check : l’état que montre un papier et que le dossier doit avoir

holds_together = Tournoi { $number } ({ $name }) : cohérent, { $state } ; aucun témoin interrogé n’en connaît la fin, donc non prouvé

who_heads = Signé à côté de la base de données avec la clé { $key }

who_paper = Le papier { $state }

who_copy = La copie sur { $address }

who_file = Le fichier { $file }

agrees_since = { $who } : concorde, depuis { $since }

agrees = { $who } : concorde

knows_less = { $who } : concorde, et ne sait rien des actes à partir du { $act }

knows_more = { $who } : NE CONCORDE PAS, il manque ici les actes à partir du { $act }

knows_other = { $who } : NE CONCORDE PAS, l’acte { $act } est autre ici

says_nothing = { $who } : ne dit rien ({ $why })

other_event = il est d’un autre tournoi
of_its_twin = c’est la fin du tournoi { $number }, qui commence de même ; de celui-ci rien de signé n’est gardé

compare_key = Comparez cette clé au bas d’un papier, ou donnez celle du papier avec --key

adopted = Ses premiers actes étaient là quand la salle a commencé à signer ; seuls la chaîne et les papiers d’avant en témoignent

found = Certains actes ont été trouvés ainsi au démarrage : personne ici ne les a vu faire

journal_lost = Un journal de { $acts } actes que cette salle a signé le { $time } n’est pas ici

short_state = Cette feuille ({ $state }) montre 32 bits : ce n’est pas une preuve. Réimprimez-la.

short = L’état donné a 32 bits : ce n’est pas une preuve.

hall_key = Clé { $key }

key = Clé de la salle

old_edition = Le fichier est de l’édition { $edition } : seuls les textes de ses actes sont liés, non les mots, appariements et parties qu’il montre. Établissez-le à nouveau.

not_as_written = Le fichier n’est pas écrit comme l’écrit le programme : quelque chose a été ajouté, ôté ou changé.

unsigned = Aucune salle n’a signé le fichier : si des actes manquent, les parties et les raisons des appariements ne sont pas prouvés.

wrong_signature = La signature n’est pas celle de ce fichier.

other_hall = Le fichier est signé avec une autre clé : { $key }

other_state = Le fichier est d’un autre état que le papier.

event_otherwise = Le nom du tournoi ou la langue n’est pas ce que disent les actes.

acts_left_out = Des actes de l’affaire manquent, ou d’autres ont été ajoutés.

shown_otherwise = Ce qui est montré de l’acte { $act } n’est pas ce que dit son texte.

pairing_otherwise = Ronde { $round }, échiquier { $board } : la paire ou les raisons ne sont pas ce que disent les actes.

bye_otherwise = Ronde { $round } : l’exempt n’est pas celui que disent les actes.

dossier_holds_together = { $event } : cohérent à { $state }, signé avec la clé { $key }. C’est prouvé si cette clé est sur un papier de la salle : donnez celle-là avec --key.

archive_cut = Le fichier a { $found } actes et dit que son journal en a { $told } : il a été coupé.

archive_no_end = Le fichier ne dit pas où finit son journal.

archive_altered = Le fichier n’est pas tel que la salle l’a signé.

nobody_forgot = l’acte { $act } dit que sa personne n° { $place } a été oubliée, et aucun acte ne l’a oubliée

old_forgetting = acte { $act } : la personne n° { $place } a été oubliée par une version plus ancienne sans acte ; ce qui y est n’est pas prouvé. Oubliez-la de nouveau, et c’est lié.

why_forgotten = Pourquoi (reste au journal ; sans nom)

other_history = La salle a une autre histoire que cette copie à partir de l’acte { $act }, vu depuis { $since }. Cette copie montre la sienne ; les deux sont gardées.

other_acts = Les autres actes, tels qu’ils sont venus

copy_goes_further = La copie sur l’autre serveur a l’acte { $act }, qui manque ici : des actes ont été effacés, ou une sauvegarde plus ancienne a été remise. Rien n’a été envoyé.
