### The page about it all, in English. The same keys, in the same order, are in about.fr.ftl.

about-title = About Faubourg
about-lead = A street of the outskirts, a table, and people who would rather play than register.
about-what = What it is
about-what-text = Faubourg is a digital table for four French board games. The rules are played exactly as the rulebook here says, clause by clause, and every message of the game names its clause. It is free software: anybody can run it at home with one command.
about-not = Not affiliated
about-not-text = The games belong to their authors and publishers; Room Share is published by Musoka Studio, and Monopoly is a trademark of Hasbro. Faubourg is an independent project and is neither affiliated with nor endorsed by them. It uses none of their texts, pictures or logos: rules, drawings and sentences here were made anew. If you like a game, buy the box.
about-privacy = What is kept
about-privacy-text = One cookie, by which this browser finds its seats again, and your name, your settings and the matches you have played in the browser itself: the page of settings hands them over or erases them. No advertising, no counting of visitors, no request to any other site.
about-keys = By keyboard
about-key-tab = Next thing you can choose
about-key-arrows = From place to place on the board
about-key-enter = Choose it, or confirm
about-key-escape = Take back what is not confirmed
about-key-tab-name = Tab
about-key-arrows-name = Arrows
about-key-enter-name = Enter or Space
about-key-escape-name = Escape
about-keys-text = Everything the board shows is also there as a text table, for screen readers and for whoever prefers reading.
about-licences = Licences
about-licences-text = The type is set in Bricolage Grotesque (by Mathieu Triay) and Figtree (by Erik Kennedy), both under the SIL Open Font License 1.1.
about-licences-all = All licences
about-rules-version = { $game }: rules, version { $version }
about-version = Version { $version }
