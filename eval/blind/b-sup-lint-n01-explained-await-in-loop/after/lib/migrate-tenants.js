import { listTenants, migrate } from './tenants.js';
import { log } from './log.js';

const PAUSE_MS = 250;

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function migrateAll(version) {
  const tenants = await listTenants();
  const failed = [];
  for (const t of tenants) {
    // eslint-disable-next-line no-await-in-loop -- migrations take a cluster-wide lock and must run one after the other
    const ok = await migrate(t.id, version);
    if (!ok) failed.push(t.id);
  }
  await pause(PAUSE_MS);
  log.info('migrated', { version, total: tenants.length, failed: failed.length });
  return failed;
}
