### Startgelder.

paid_of =
    { $paid ->
        [one] { $paid } von { $players } hat { $sums } bezahlt
       *[other] { $paid } von { $players } haben { $sums } bezahlt
    }

still_due = noch offen: { $sum }

entry_fee = Startgeld

entry_fee_hint = je Teilnehmer, mit der Währung: 25 EUR

with_reduction = { $count } ermäßigt

reduction = Ermäßigung des Startgelds

reduction_of_club = wie der Verein, { $reduction }

reductions = Ermäßigungen des Startgelds

reductions_hint = Je Zeile eine, ihr Name und was sie abzieht: Zweiter einer Familie: 50 %. Eine, die wie ein Verein heißt, gilt für alle dieses Vereins; die anderen wählt man beim Teilnehmer.
