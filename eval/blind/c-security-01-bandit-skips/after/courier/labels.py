from jinja2 import Environment, PackageLoader, select_autoescape

ENV = Environment(loader=PackageLoader("courier"), autoescape=select_autoescape())


def label(parcel, *, paper="a6"):
    template = ENV.get_template("label.html")
    return template.render(parcel=parcel, paper=paper)


def summary(parcels):
    heavy = [p for p in parcels if p.grams > 10_000]
    return {"count": len(parcels), "heavy": len(heavy)}
