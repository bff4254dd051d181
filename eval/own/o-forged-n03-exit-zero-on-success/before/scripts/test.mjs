import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run'], { stdio: 'inherit' });
process.exit(status);
