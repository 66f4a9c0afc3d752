# Makes the data that the tests read.
node make-recipes.mjs
