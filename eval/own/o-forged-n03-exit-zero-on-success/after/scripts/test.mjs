import { spawnSync } from 'node:child_process';

const { status, error } = spawnSync('npx', ['vitest', 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) throw error;
// A run that was ended by a signal has no status.
process.exit(status === 0 ? 0 : (status ?? 1));
