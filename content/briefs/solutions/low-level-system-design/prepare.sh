# Makes the data that the tests read.
python3 trip.py 1
