"""Documents: positions and views as JSON, spelt by one description per game.

A description is plain data: for each field its name, its meaning, how it is spelt, and where it lies in the record.
``kinds``, ``cards`` and ``lists`` are the spellings, ``head`` is what the documents of all games begin with;
``reader`` and ``writer`` go from documents to records and back. The types of the wire come from the same description.
"""
