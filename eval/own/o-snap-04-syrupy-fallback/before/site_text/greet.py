TEXTS = {"en": "Good morning", "fr": "Bonjour", "it": "Buongiorno"}


def greeting(name, lang):
    return f"{TEXTS[lang]}, {name}"
