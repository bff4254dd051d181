from dataclasses import dataclass
from string import Template

WELCOME = Template("Hello $name,\n\nyour workspace $space is ready.\n")


@dataclass
class User:
    first_name: str
    email: str
    nickname: str | None = None


def display_name(user: User) -> str:
    return str(user.nickname)


def welcome(user: User, space: str) -> str:
    return WELCOME.substitute(name=display_name(user), space=space)


def subject(space: str) -> str:
    return f"Welcome to {space}"
