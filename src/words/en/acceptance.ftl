### FIDE's checklist for programs, and the program's own answers: the frame of the table; the questions stand in `src/manual/questions.csv`.

not_accepted = These are the program’s own answers to a draft of FIDE’s checklist (VCL4THP.13 of 25 August 2026). FIDE has not accepted or endorsed this program.
system = System
# How many questions are asked of a system
asked = Asked
# How many are answered as FIDE wants them
as_wanted = As wanted
# Answers that end the verification
failures = Failures
percent = Per cent
# Answers that are not wanted, and the cost is not known
unknown = Cost not known
number = No.
question = Question
wanted = Wanted
answer = Answer
cost = Cost
not_asked = not asked
failure = failure
cost_unknown = not known
in_part = in part
# The head of a column: on how many ways and states of an event the answer was tried
paths = Paths
