export class Router {
  #routes = [];

  add(pattern, handler) {
    const names = [];
    const source = pattern.replace(/:([a-z]+)/g, (_, name) => {
      names.push(name);
      return "([^/]+)";
    });
    this.#routes.push({ re: new RegExp(`^${source}$`), names, handler });
  }

  get size() {
    return this.#routes.length;
  }

  match(path) {
    for (const { re, names, handler } of this.#routes) {
      const m = re.exec(path);
      if (m) {
        return { handler, params: Object.fromEntries(names.map((n, i) => [n, m[i + 1]])) };
      }
    }
    return null;
  }
}
