### Startgelder.

paid_of =
    { $paid ->
        [one] { $paid } von { $players } hat { $sums } bezahlt
       *[other] { $paid } von { $players } haben { $sums } bezahlt
    }
