print("Stationery")
pens = 12
pen_price = 15
notebooks = 3
notebook_price = 45.50
discount = 20
pens_cost = pens * pen_price
notebooks_cost = notebooks * notebook_price
total = pens_cost + notebooks_cost - discount
print("To pay:", total)
# SyntaxError 10
# ValueError 6
# NameError 8
# TypeError 9
