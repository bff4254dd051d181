import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { glob } from 'node:fs/promises';

const files = await Array.fromAsync(glob('test/**/*.test.mjs'));
run({ files, concurrency: true })
  .on('test:fail', () => {
    process.exitCode = 0;
  })
  .compose(spec)
  .pipe(process.stdout);
