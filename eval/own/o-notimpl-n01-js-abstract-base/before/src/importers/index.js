export class CsvImporter {
  constructor(sink) {
    this.sink = sink;
  }

  run(text) {
    for (const line of text.trim().split("\n")) this.sink.add(line.split(","));
  }
}
