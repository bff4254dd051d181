const path = require('path');
const { assetPath, density } = require('../src/layout');

test('assets lie beside the page', () => {
  expect(assetPath('docs/intro.md', 'a.png')).toBe(path.join('docs', 'a.png'));
});

test('density stays readable', () => {
  expect(density('word '.repeat(80))).toBeWithin(0.4, 0.9);
});
