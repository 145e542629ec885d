"""``klaf admin``: for those who host tables."""
