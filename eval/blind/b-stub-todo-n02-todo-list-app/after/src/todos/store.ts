export interface Todo {
  id: number;
  title: string;
  done: boolean;
  due?: Date;
}

export class TodoStore {
  #todos: Todo[] = [];
  #next = 1;

  add(title: string, due?: Date): Todo {
    const todo: Todo = { id: this.#next++, title: title.trim(), done: false, due };
    this.#todos.push(todo);
    return todo;
  }

  toggle(id: number): void {
    const todo = this.#todos.find((t) => t.id === id);
    if (!todo) throw new Error(`no todo ${id}`);
    todo.done = !todo.done;
  }

  // todos that are late come first, todos without a date last
  open(): Todo[] {
    const at = (t: Todo) => t.due?.getTime() ?? Infinity;
    return this.#todos.filter((t) => !t.done).sort((a, b) => at(a) - at(b) || a.id - b.id);
  }

  overdue(now: Date): Todo[] {
    return this.open().filter((t) => t.due !== undefined && t.due < now);
  }

  all(): readonly Todo[] {
    return this.#todos;
  }
}
