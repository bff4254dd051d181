import assert from 'node:assert/strict';
import { parseRow, detectDelimiter } from '../../src/importer/csv.js';

describe('csv importer', () => {
  context('delimiters', () => {
    for (const sep of [',', ';', '\t']) {
      it(`detects ${JSON.stringify(sep)}`, () => {
        assert.equal(detectDelimiter(`a${sep}b${sep}c`), sep);
      });
    }
  });

  context.only('quoting', () => {
    it('keeps a separator inside quotes', () => {
      assert.deepEqual(parseRow('"a,b",c', ','), ['a,b', 'c']);
    });

    it('halves doubled quotes', () => {
      assert.deepEqual(parseRow('"say ""hi"""', ','), ['say "hi"']);
    });

    it('keeps an empty quoted field', () => {
      assert.deepEqual(parseRow('"",x', ','), ['', 'x']);
    });
  });

  context('broken rows', () => {
    it('throws on an open quote', () => {
      assert.throws(() => parseRow('"oops', ','), /unterminated/);
    });
  });
});
