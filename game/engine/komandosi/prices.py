"""What things cost that the rulebook prints, in ertrobs; the prices of the shop stand on its cards."""

FOREST = 50  # komandosi:K12, for each square entered
HOUSE = 200  # komandosi:K13
PART = 200  # komandosi:K9
SURPLUS = 1000  # komandosi:K16, paid by the bank
GUARD_PAY = 100  # komandosi:K16, paid by the bank for a turn there
HOSPITAL = 100  # komandosi:K17
TRAIN = 200  # komandosi:K18
CAR = 50  # komandosi:K19, before each roll
BOAT = 200  # komandosi:K20
FIST = 100  # komandosi:K21
