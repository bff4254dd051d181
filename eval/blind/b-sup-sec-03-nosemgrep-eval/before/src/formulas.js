import { Parser } from 'expr-eval';

const LIMIT = 500;
const parser = new Parser();

export class FormulaError extends Error {}

function check(text) {
  if (typeof text !== 'string' || text.length > LIMIT) {
    throw new FormulaError('formula too long');
  }
}

/** Evaluates a formula that a workspace member typed into a cell. */
export function evaluate(text, row) {
  check(text);
  try {
    return parser.evaluate(text, row);
  } catch (err) {
    throw new FormulaError(err.message);
  }
}

export function evaluateAll(text, rows) {
  return rows.map((row) => evaluate(text, row));
}
