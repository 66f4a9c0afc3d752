# Makes the data that the tests read.
python3 starts.py
