### Words of the page of results that are corrected for the rating report only.

corrections = Late corrections
corrections_hint = A result found wrong after the next round but one was paired stays in the standings, because pairings rest on it. It is corrected for the rating report only (C.04.2 art. 4.3): the file to FIDE and the rating changes count the corrected result.
no_corrections = No result is corrected for the rating report.
stands_as = In the standings
reported_as = In the rating report
corrected_by = Corrected by
correction_reason = Reason
drop_correction = Take back
new_correction = Correct a result for the rating report
