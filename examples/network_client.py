"""Play at a live table over the network: a server on this machine, and a client that knows only its seat."""

# %% A server of one's own, on a free port
import asyncio
import os
import subprocess
import sys
import tempfile

from klaf.client import Client, RefusedError

folder = tempfile.TemporaryDirectory()
command = [sys.executable, "-m", "klaf", "serve", "--port", "0", "--quiet", "--store", f"{folder.name}/tables.db"]
server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "KLAF_LANG": "en"})
assert server.stdout is not None
address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
print("serving")


# %% A client sits down with a bot and plays: legal moves come from the server, events as sentences in its language
async def play(turns: int) -> tuple[list[str], str]:
    """Play a few turns; give what was sentences, and what the server says to a move that cannot be."""
    async with Client(address, name="Noa", lang="en") as client:
        await client.create(game="tuki", seats=2, bots=["casual"])
        await client.start()
        for _ in range(turns):
            await client.next_decision()
            await client.play(client.moves[0])
        try:
            await client.play("put:99")
        except RefusedError as error:
            refusal = str(error)
        return [event.text for event in client.events], refusal


# %%
try:
    sentences, refusal = asyncio.run(play(turns=4))
finally:
    server.terminate()
    server.wait()
    server.stdout.close()
    folder.cleanup()
for sentence in sentences:
    print(sentence)
print("refused:", refusal)
