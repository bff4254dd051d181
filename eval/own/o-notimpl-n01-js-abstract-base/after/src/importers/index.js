/** Base of the importers; subclasses say how a text is split into rows. */
export class Importer {
  constructor(sink) {
    this.sink = sink;
  }

  rows(_text) {
    throw new Error(`${this.constructor.name} must implement rows()`);
  }

  run(text) {
    for (const row of this.rows(text)) this.sink.add(row);
  }
}

export class CsvImporter extends Importer {
  rows(text) {
    return text.trim().split("\n").map((line) => line.split(","));
  }
}

export class JsonImporter extends Importer {
  rows(text) {
    return JSON.parse(text).map((item) => Object.values(item));
  }
}
