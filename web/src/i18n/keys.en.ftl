### The keys that work at a table, in English. The same keys, in the same order, are in keys.fr.ftl.

play-key-tab = Next thing that can be chosen
play-key-arrows = From place to place on the board, from line to line in the log
play-key-enter = Choose, or confirm the move
play-key-escape = Take back what is not confirmed; show the end at once
play-key-log = Log
play-key-chat = Chat
play-key-text = Table as text, and back
play-key-help = This list
