### What waits on a device: results that were typed there and are not in the journal yet, on every page of an arbiter.

# $n (number)
waits = On this device, sent in this order when the server answers ({ $n }):

# $n (number)
held = Typed here and not saved ({ $n }):

# $round (number), $board (number), $white (text), $black (text), $result (text)
item = Round { $round }, board { $board }, { $white } – { $black }: { $result }

# $who (text)
others = typed by { $who }, who has to log in here for it to be sent

send_now = Send now

log_in_again = Load the page again

# $n (number)
first = Results on this device that are not sent ({ $n }). Without them their games count as not finished:

send_first = Send them first

go_on = Go on without them

put_away = Seen, put it away
