"""The log of a table: what may stand in it, and the table that it tells of. Nothing here waits, sends or stores."""
