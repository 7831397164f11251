### Sound, wherever it can be switched on. The same keys, in the same order, are in sound.fr.ftl.

sound = Sound
sound-help = Dice, coins, keys, the hammer, and two notes when it is your turn.
sound-volume = Volume
