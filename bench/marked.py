"""Parts of pages that programs write, between marks."""

from pathlib import Path


def put(page: Path, begin: str, end: str, made: str) -> None:
    """Put what was made between its marks, in place of what was there; at the end of a page that has none yet."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    before, _, rest = old.partition(begin)
    after = rest.partition(end)[2]
    parts = [before.rstrip(), f"{begin}\n\n{made}\n\n{end}", after.strip()]
    page.write_text("\n\n".join(part for part in parts if part) + "\n", encoding="utf-8")
