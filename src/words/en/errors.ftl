### What went wrong with files, the database, backups and rating lists: on the console, and in the notes of pages.

# What the system says of a file or an address
not_found = it is not there

no_right = there is no right to it
already_there = it is there already
address_in_use = another program uses the address and port
address_not_here = this machine has no such address
disk_full = the disk is full
read_only_disk = the disk cannot be written
is_folder = it is a folder
no_folder_of_it = a part of the path is no folder
cut_off = it ends too early
no_answer = it does not answer

# $why (text)
# Of the database
database_unreachable = The database cannot be reached: { $why }

database_away = The database is away. Try again in a few seconds.

# $why (text)
database_refused = The database refused: { $why }

# $why (text)
not_migrated = The database could not be brought up to date: { $why }

# $file (text), $why (text)
file_unusable = { $file } cannot be used: { $why }

another_server = another server runs on it

# $file (text)
no_database = There is no database at { $file }

# $migration (text)
newer_schema = The database is of a newer version of Sonneborn (its migration { $migration } is not known here). Install that version.

older_schema = The database is of an older version of Sonneborn. Start the server on it (or on a copy) once, then try again.

# $seq (number)
place_taken = Act { $seq } was appended by another node. Try again.

# $list (number), $why (text)
list_damaged = Rating list { $list } cannot be read ({ $why }). Import it again.

# $tournament (number), $seq (number), $why (text)
act_newer = Act { $seq } of tournament { $tournament } was written by a newer version of Sonneborn: { $why }

# $tournament (number), $fault (text)
journal_broken = Tournament { $tournament }: { $fault }

# $seq (number)
# What is wrong with a journal
act_missing = act { $seq } is missing

# $seq (number)
act_changed = act { $seq } is not as it was written

# $seq (number), $after (number)
act_misplaced = act { $seq } belongs after act { $after }

# $seq (number)
act_foreign = act { $seq } is of another journal, or was put in from outside

# $seq (number), $place (number)
person_changed = what act { $seq } says about its person number { $place } is not as it was written

# $folder (text)
# Of backups
no_backup_folder = The folder { $folder } is not there.

# $why (text)
copy_damaged = The copy is damaged: { $why }

# $tournament (number), $copied (text), $kept (text)
copy_differs = Tournament { $tournament } stands at { $copied } in the copy, and at { $kept } here.

# $why (text)
# Of a rating list
archive_damaged = The archive cannot be opened: { $why }
