//! Work that stayed, moved or was never promised.

use headproof_core::severity::Severity::Major;

use super::{found, say};
use crate::trial::File;

const INNOCENT: &[(&str, &[File<'_>])] = &[
    (
        "kanban",
        &[(
            "src/board/columns.ts",
            "export const x = 1;\n",
            "export function nextColumn(c: string): string {\n  switch (c) {\n    case 'todo': return 'doing';\n    case 'doing': return 'done';\n    default: throw new Error(`unknown column ${c}`);\n  }\n}\n",
        )],
    ),
    (
        "kanban 2",
        &[(
            "src/board/columns.ts",
            "export const x = 1;\n",
            "export type Column = 'todo' | 'doing' | 'done';\n\nexport function firstColumn(): Column {\n  return 'todo';\n}\n\nexport function openColumn(board: Board): string {\n  return board.columns.todo;\n}\n",
        )],
    ),
    (
        "kanban 3",
        &[(
            "app/board.py",
            "x = 1\n",
            "def add_todo(board, title):\n    return board.add(title, column='todo')\n\n\ndef reset(card):\n    raise InvalidMove('todo')\n",
        )],
    ),
    (
        "kanban 4",
        &[(
            "src/todo.ts",
            "export const x = 1;\n",
            "export function createTodo(title: string): Todo {\n  if (!title) throw new Error('A todo needs a title');\n  return { title, done: false };\n}\n",
        )],
    ),
    (
        "kanban 5",
        &[(
            "src/todo.ts",
            "export const x = 1;\n",
            "export function emptyState(filter: string): string {\n  return 'No todo left';\n}\n",
        )],
    ),
    (
        "not supported",
        &[(
            "src/a.rs",
            "const X: u8 = 1;\n",
            "pub fn open(p: Proto) -> R {\n    match p {\n        Proto::Http => http(),\n        Proto::Ftp => panic!(\"ftp is not supported\"),\n    }\n}\n",
        )],
    ),
    (
        "removed branch",
        &[(
            "src/a.ts",
            "export function f(a: A) {\n  if (legacy) return old(a);\n  return fresh(a);\n}\n",
            "export function f(a: A) {\n  return fresh(a);\n}\n",
        )],
    ),
    (
        "delegate",
        &[(
            "src/a.ts",
            "export async function save(o: Order) {\n  await db.insert(o);\n  await bus.publish('saved', o);\n}\n",
            "export async function save(o: Order) {\n  await repo.save(o);\n}\n",
        )],
    ),
    (
        "retry",
        &[(
            "src/up.js",
            "export async function up(f) {\n  await put(f);\n  return { ok: true };\n}\n",
            "export async function up(f) {\n  try {\n    await put(f);\n  } catch (e) {\n    return { ok: false, error: e.message };\n  }\n  return { ok: true };\n}\n",
        )],
    ),
    (
        "idempotent",
        &[(
            "store/del.go",
            "package store\n\nfunc (s *Store) Del(k string) error {\n\treturn s.db.Del(k)\n}\n",
            "package store\n\nfunc (s *Store) Del(k string) error {\n\tif err := s.db.Del(k); err != nil {\n\t\tif errors.Is(err, ErrNotFound) {\n\t\t\treturn nil\n\t\t}\n\t\treturn err\n\t}\n\treturn nil\n}\n",
        )],
    ),
    (
        "remark rest",
        &[(
            "src/a.ts",
            "export const x = 1;\n",
            "// The rest of the bytes is the payload.\nexport function payload(b: Uint8Array) {\n  return b.slice(4);\n}\n",
        )],
    ),
    (
        "remark unchanged",
        &[(
            "src/a.ts",
            "export function f(a: A) {\n  return g(a);\n}\n",
            "export function f(a: A) {\n  // Other fields stay unchanged.\n  return { ...g(a), at: now() };\n}\n",
        )],
    ),
    (
        "spread dots",
        &[("src/a.py", "x = 1\n", "def f(*args):\n    # ... and then the tail\n    return args[1:]\n")],
    ),
    (
        "same as before",
        &[(
            "src/a.py",
            "def f(a):\n    return g(a)\n",
            "def f(a):\n    # Same as before for empty lists, but faster.\n    return h(a)\n",
        )],
    ),
    (
        "health static",
        &[(
            "src/health.ts",
            "export const x = 1;\n",
            "export function health() {\n  return { status: 'up' };\n}\n",
        )],
    ),
    (
        "constants to config",
        &[("src/a.py", "def rate(c):\n    return TABLE[c]\n", "def rate(c):\n    return config.rate(c)\n")],
    ),
    (
        "py const table",
        &[(
            "src/a.py",
            "def zones():\n    return ['a', 'b', load()]\n",
            "ZONES = ['a', 'b']\n\n\ndef zones():\n    return ZONES\n",
        )],
    ),
    (
        "arrow noop default",
        &[(
            "src/a.ts",
            "export const x = 1;\n",
            "export const noop = () => {};\nexport function make(onDone: () => void = () => {}) {\n  return run(onDone);\n}\n",
        )],
    ),
    (
        "omitted fields",
        &[(
            "src/a.go",
            "package a\n",
            "package a\n\n// Marshal writes the fields; those omitted keep their defaults.\nfunc Marshal(a A) ([]byte, error) {\n\treturn json.Marshal(a)\n}\n",
        )],
    ),
];

#[test]
fn work_that_stayed_or_moved_is_not_missed() {
    let blocks = |files: &[File<'_>]| say(&found(files)).iter().any(|(_, _, s)| *s >= Major);
    let noisy: Vec<&str> = INNOCENT.iter().filter(|(_, files)| blocks(files)).map(|(n, _)| *n).collect();
    assert!(noisy.is_empty(), "{noisy:?}");
}
