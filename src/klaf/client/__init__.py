"""A small client of live tables: for bots over the network, tests and the terminal.

>>> from klaf.client import Client
>>> async def play() -> None:
...     async with Client("http://127.0.0.1:8421", name="Noa") as client:
...         await client.create(game="taki", seats=2, bots=["casual"])
...         await client.start()
...         while not client.over:
...             await client.next_decision()
...             if client.moves:
...                 await client.play(client.moves[0])
"""

from klaf.client.client import Client
from klaf.client.errors import Lost, RefusedError

__all__ = ["Client", "Lost", "RefusedError"]
