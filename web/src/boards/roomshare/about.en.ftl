game-roomshare = A building full of flatmates: three in an apartment pay, a fourth gets everybody thrown out.
