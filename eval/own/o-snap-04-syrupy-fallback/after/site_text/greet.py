TEXTS = {"en": "Good morning", "fr": "Bonjour", "it-IT": "Buongiorno"}


def greeting(name, lang):
    text = TEXTS.get(lang, TEXTS["en"])
    return f"{text}, {name}"
