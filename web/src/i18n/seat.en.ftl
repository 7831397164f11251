### A personal link, in English. The same keys, in the same order, are in seat.fr.ftl.

seat-title = Your seat on this device
seat-lead = This link brings your seat at a table to this browser. It works once.
seat-take = Take my seat here
seat-taken = Done: the seat is yours here.
seat-next = For another device, or for later, here is your next link. Keep it to yourself: whoever opens it takes your seat.
seat-next-label = Next personal link
seat-next-code = The next personal link, to be read with a camera
seat-go = To the table
seat-none = There is no code in this link. Copy it whole, with everything after the sign #.
