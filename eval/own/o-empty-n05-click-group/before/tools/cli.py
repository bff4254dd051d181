"""Command line of the tool."""
import click

from tools import index


@click.command()
@click.argument("path", type=click.Path(exists=True))
def cli(path):
    """Builds the index of PATH."""
    click.echo(index.build(path))
