export interface Todo {
  id: number;
  title: string;
  done: boolean;
}

export class TodoStore {
  #todos: Todo[] = [];
  #next = 1;

  add(title: string): Todo {
    const todo: Todo = { id: this.#next++, title: title.trim(), done: false };
    this.#todos.push(todo);
    return todo;
  }

  toggle(id: number): void {
    const todo = this.#todos.find((t) => t.id === id);
    if (!todo) throw new Error(`no todo ${id}`);
    todo.done = !todo.done;
  }

  all(): readonly Todo[] {
    return this.#todos;
  }
}
