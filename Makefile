# Thin: do.py knows the targets, and works without make too. Arguments: make test ARGS="-k taki"
PYTHON ?= python3
TARGETS := play terminal serve test check bench bench-server soak-server ladder lab-pages wire web dist screens bench-web perft fuzz mutants \
	coverage check-cuda setup lock clean

.PHONY: help $(TARGETS)
.NOTPARALLEL:

help:
	@$(PYTHON) do.py

$(TARGETS):
	@$(PYTHON) do.py $@ $(ARGS)
