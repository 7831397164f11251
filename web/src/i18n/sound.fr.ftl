### Le son, partout où on peut le mettre. Les mêmes clés, dans le même ordre, sont dans sound.en.ftl.

sound = Son
sound-help = Dés, pièces, clés, marteau, et deux notes quand c’est à vous.
sound-volume = Volume
