# Makes the data that the tests read.
node bookings.mjs
