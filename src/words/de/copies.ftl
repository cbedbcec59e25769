### Kopien von Turnieren auf einem anderen Server: die Seite des Saals, die sendet, und die Seite des anderen Servers, der empfängt.

title = Kopien aus Sälen

intro = Das Sonneborn in einem Turniersaal kann hier eine Kopie seines Turniers halten, die alle lesen können. Legen Sie einen Schlüssel für das Turnier an, und geben Sie die Zeile dem Hauptschiedsrichter. Gehandelt wird im Saal; die Kopie zeigt es nur.

name = Turnier

make = Schlüssel anlegen

made = Geben Sie diese Zeile dem Hauptschiedsrichter von { $name }; sie wird nur dieses eine Mal gezeigt:

copy_of = Kopie

last_came = Zuletzt gehört

nothing_yet = Noch ist nichts eingegangen

revoked = zurückgezogen

new_key = Neuer Schlüssel

revoke = Schlüssel zurückziehen

take_anew = Protokoll neu annehmen

take_anew_hint = Für einen Saal, der neu beginnen musste, auf einem anderen Computer oder mit einer älteren Sicherung: Was als Nächstes kommt, ersetzt, was hier ist.

waits_anew = Wartet auf ein neues Protokoll

acts = Einträge

acts_here =
    { $acts ->
        [one] { $acts } Eintrag
       *[other] { $acts } Einträge
    }

is_copy = Dies ist eine Kopie. Das Turnier wird auf einem anderen Computer geführt, im Saal, und hier ist nichts zu ändern.

refused = Nichts wurde ausgeführt: Dies ist die Kopie eines Turniers, das auf einem anderen Computer geführt wird. Tun Sie es dort.

outlet = Kopie auf einem anderen Server

outlet_intro = Ein anderes Sonneborn, etwa das eines Verbands, kann dieses Turnier allen zeigen, während Sie hier arbeiten. Bitten Sie dessen Betreiber um die Zeile des Turniers, und tragen Sie sie unten ein. Das ganze Protokoll geht dorthin, mit allem, was es über Personen sagt, und nach einer Zeit ohne Netz geht es von selbst weiter.

outlet_line = Die Zeile vom anderen Server

start = Kopieren beginnen

stop = Kopieren beenden

stopped_hint = Was dort ist, bleibt dort.

goes_to = Geht an { $address }

progress = { $sent } von { $all } Einträgen sind dort

heard_at = Er hat zuletzt um { $time } geantwortet.

not_asked = Er wurde noch nicht gefragt.

no_line = Die Zeile ist eine Adresse mit einem Schlüssel nach dem Zeichen #, wie der andere Server sie gezeigt hat: https://results.example/#sonneborn_copy_…

no_key = Der andere Server nimmt den Schlüssel nicht mehr an. Bitten Sie dessen Betreiber um eine neue Zeile.

forked = Die Kopie hat einen anderen Eintrag { $seq } als dieses Protokoll: Es wurde hier durch ein älteres ersetzt, oder auch ein anderer Computer kopiert dorthin. Nichts wurde gesendet. Ist dieses Protokoll das richtige, lassen Sie den Betreiber des anderen Servers dort „Protokoll neu annehmen“ drücken.

newer = Der andere Server hat eine ältere Version und kennt Eintrag { $seq } nicht. Er muss auf den neuen Stand gebracht werden; dann wird gesendet, was fehlt.

not_taken = Der andere Server hat es nicht angenommen: { $why }

journal_unreadable = Das Protokoll ist hier jetzt nicht lesbar.

behind = Die Kopie hat erst { $seq } Einträge; was davor kommt, muss zuerst gesendet werden.

not_json = Das Gesendete ist kein Protokoll einer Kopie: { $why }

forked_here = Die Kopie hat einen anderen Eintrag { $seq } als den gesendeten; das Protokoll wurde ersetzt, oder zwei Computer schreiben es. Nichts wurde angenommen.

newer_here = Eintrag { $seq } ist von einer neueren Version als dieser Server. Bringen Sie ihn auf den neuen Stand; nichts wurde angenommen.

too_large = Es wurde mehr auf einmal gesendet, als hier angenommen wird.
