### Les valeurs des réglages, telles que le journal dit ce qui a changé.

yes = oui
no = non
points = gain { $win }, nulle { $draw }, perte { $loss }, exempt { $bye }
