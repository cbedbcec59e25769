### Proofs that a round is paired as its system wants it: the commands `certify` and `certified`.

certify = Write the proofs that the rounds of a file of the Dutch, the Dubov or the Swiss Team System are paired as well as can be
certified = Confirm such proofs, by a checker of its own that shares nothing with the engine
certify_file = A tournament report file (TRF16 or TRF26) of the Dutch System, the Dubov System or the Swiss Team System of 2026
certify_output = The certificate; FILE.cert where it is left out
certified_files = The tournament report file and its certificate, or the certificate alone where it lies beside FILE as FILE.cert
certify_codes = Exit codes: 0 every round is proved, 1 not every round, 3 a file is not understood, 5 a file cannot be read or written.
no_file_beside = Of which file is this the certificate? Name the tournament report file before it.

# $round (number)
proved = Round { $round }: no better pairing exists; proved.

# $round (number)
confirmed = Round { $round }: no better pairing exists; confirmed.

# $round (number), $why (text)
not_proved = Round { $round }: { $why }

# $file (text)
written = The proofs are in { $file }.

# $points (text)
better = In the scoregroup of { $points } there is a better pairing; sonneborn check tells which.

better_bye = Somebody else comes first for the bye; sonneborn check tells who.

# $points (text)
too_large = The scoregroup of { $points } is too large for a proof.

no_certificate = The certificate has nothing about it.
not_paired = Somebody’s opponent is missing, or there are several byes of the pairing.

# $a (text), $b (text)
may_not_meet = { $a } and { $b } must not meet (C1, C3, or a prohibition of the event).

# $player (text)
may_not_have_bye = { $player } must not have the bye (C2).

# $white (text), $black (text)
colours = { $white } – { $black }: by the articles the colours are the other way round.

# $points (text)
other_pairing = In the scoregroup of { $points } the certificate has something else than the file.

other_bye = The certificate has another bye than the file.

# $line (text)
proof_line = Line { $line } of the certificate names what the bracket does not have.

# $a (text), $b (text), $criterion (text)
unbounded = The proof does not exclude the pair { $a } – { $b } ({ $criterion }).

# $a (text), $b (text), $criterion (text)
loose = The proof is not exact for the pair { $a } – { $b } ({ $criterion }).

# $players (text)
set = The proof has a set of players that bounds nothing: { $players }.

# $file (text), $why (text)
not_judged = { $file }: { $why }

no_players = There are no players in it.

# $line (text)
line = Line { $line } cannot be read.

# $line (text), $code (text)
record = Line { $line } (record { $code }) bears on pairings and is not known to the checker.

# $code (text)
system = Only the Dutch System, the Dubov System and the Swiss Team System of 2026 can be proved, and the file names { $code }.

edition = The tournament began before 1 February 2026. If it was paired by the rules of 2026 all the same, write FIDE_DUTCH_2026 in record 192.

# $number (text)
twice = Two players have the number { $number }.

# $round (number), $player (text)
disagree = In round { $round } the lines of player { $player } and of the opponent do not agree.

# $round (number), $player (text)
no_result = In round { $round } player { $player } has no result.

# $player (text), $stated (text), $sum (text)
points = Player { $player } has a total of { $stated }, but the results make { $sum }.

form = This is no certificate, or one of a later version.

# $line (text)
damaged = Line { $line } of the certificate is not as it was written.

other_system = The certificate is of a tournament by another system than the file.

# $certificate (number), $file (number)
other_rounds = The certificate is of a tournament with another number of rounds ({ $certificate }) than the file ({ $file }).
