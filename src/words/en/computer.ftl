### The page of the arbiter's own computer, where the program was started with --desktop.

title = This computer
deputies = For deputies
deputies_hint = Phones and computers in the same Wi-Fi reach the program here. Log-ins for deputies are made under Accounts.
or_by_name = Or by name:
data = Data
data_hint = Everything is kept in this folder on this computer:
end = End
end_hint = What is typed is saved; phones and projectors lose the connection until the program is started again.
stop = Stop the program
stopping = The program is ending. This window can be closed.
