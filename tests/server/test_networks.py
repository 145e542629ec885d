"""What counts as one address: for IPv6 a household's /64, and with a larger limit the /48 that a customer may have."""

from klaf.server.gate.limits import WIDER, AtOnce, Misses, Quota, networks
from tests.server.fake_time import FakeTime


def test_an_address_of_ipv6_counts_by_its_networks() -> None:
    assert networks("2001:db8:1:2::7") == networks("2001:db8:1:2:ffff::1")
    assert networks("2001:db8:1:2::7") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert networks("2001:db8:1:3::7") == ("2001:db8:1:3::/64", "2001:db8:1::/48")
    assert networks("::ffff:192.0.2.7") == networks("192.0.2.7") == ("192.0.2.7",)
    assert networks("192.0.2.7") != networks("192.0.2.8")
    assert networks("fe80::1%eth0") == networks("fe80::2%eth0")
    assert networks("") == ("",)
    quota = Quota(2, 60, lambda: 0.0)
    assert [quota.take(f"2001:db8::{number}") for number in range(1, 5)] == [True, True, False, False]
    assert quota.take("2001:db8:0:1::1")


def households(count: int) -> list[str]:
    """Return an address of each of so many /64 networks, all in one /48."""
    return [f"2001:db8:7:{number:x}::1" for number in range(count)]


def test_who_has_a_whole_48_may_do_more_than_one_household_but_not_without_end() -> None:
    time = FakeTime()
    quota = Quota(2, 60, time.now)
    let = [quota.take(address) for address in households(200) for _ in range(3)]
    assert sum(let) == 2 * WIDER
    assert let[:6] == [True, True, False] * 2
    assert quota.take("2001:db8:8::1")  # somebody else's
    assert quota.take("192.0.2.1")
    quota.give_back(households(1)[0])
    quota.give_back("2001:db8:7:ffff::1")  # which has nothing to give back
    assert [quota.take(address) for address in households(2)] == [True, False]
    time.advance_to(time.now() + 60)
    assert quota.take(households(1)[0])


def test_one_household_that_is_refused_uses_up_nothing_of_its_neighbours() -> None:
    quota = Quota(2, 60, lambda: 0.0)
    first, second = households(2)
    assert sum(quota.take(first) for _ in range(1000)) == 2
    assert quota.take(second)


def test_connections_of_a_whole_48_are_limited_too() -> None:
    inside = AtOnce(2)
    for address in households(WIDER):
        for _ in range(2):
            assert not inside.full(address)
            inside.add(address)
    late = "2001:db8:7:ff::1"
    assert inside.full(late)
    assert not inside.full("2001:db8:8::1")
    inside.remove(households(1)[0])
    assert not inside.full(late)
    for address in households(WIDER):
        inside.remove(address)
        inside.remove(address)
    assert not inside.counts


def test_guesses_at_codes_of_tables_from_a_whole_48_are_limited_too() -> None:
    misses = Misses(5, 1000, 60, lambda: 0.0)
    tried = 0
    for address in households(200):
        for _ in range(5):
            if not misses.barred(address):
                misses.count(address)
                tried += 1
    assert tried == 5 * WIDER
