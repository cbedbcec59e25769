### Startgelder.

paid_of =
    { $paid ->
        [one] { $paid } von { $players } hat { $sums } bezahlt
       *[other] { $paid } von { $players } haben { $sums } bezahlt
    }

still_due = noch offen: { $sum }

entry_fee = Startgeld

entry_fee_hint = je Teilnehmer, mit der Währung: 25 EUR
