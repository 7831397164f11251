### Who can open a link, and a table that is gone, in English. The same keys, in the same order, are in nearby.fr.ftl.

nearby-alone = Only this computer can open this link, so far.
nearby-server-alone = Only this computer can open this link: it runs the table for itself alone.
nearby-no-network = To let others in, connect this computer to the wifi that they use, and open this page again.
nearby-switch = Let the other devices of the house in
nearby-switch-help = To let others in: this computer answers every device on its network, at { $address }, until you switch it off or stop Faubourg. It is meant for your home: in a café strangers could look in, too.
nearby-open = Every device on the same network can open this link.
nearby-open-code = Point the camera of the other device at the code.

missing-table-title = No such table
missing-table-text = You rang, and nobody sits here. The table may have been cleared away since, or the link was cut short.
