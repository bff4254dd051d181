"""Reads the catalogue of the state library."""
import json
from urllib.request import urlopen

RECORDS_URL = "https://catalogue.library.example/api/v3/records?format=json&fields=title,author,isbn&page="  # noqa: E501


def page(number):
    with urlopen(RECORDS_URL + str(number)) as answer:
        return json.load(answer)["records"]


def pages(last):
    for number in range(1, last + 1):
        yield from page(number)
