"""Command line of the tool."""
import click

from tools import index


@click.group()
def cli():
    """Works with the index of a folder."""


@cli.command()
@click.argument("path", type=click.Path(exists=True))
def build(path):
    """Builds the index of PATH."""
    click.echo(index.build(path))


@cli.command()
@click.argument("path", type=click.Path(exists=True))
def check(path):
    """Tells whether the index of PATH is up to date."""
    if index.is_stale(path):
        raise click.ClickException("the index is out of date")
