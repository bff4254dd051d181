from dataclasses import dataclass
from string import Template

WELCOME = Template("Hello $name,\n\nyour workspace $space is ready.\n")


@dataclass
class User:
    first_name: str
    email: str
    nickname: str | None = None


def welcome(user: User, space: str) -> str:
    return WELCOME.substitute(name=user.first_name, space=space)


def subject(space: str) -> str:
    return f"Welcome to {space}"
