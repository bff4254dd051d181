import { listTenants, migrate } from './tenants.js';
import { log } from './log.js';

const PAUSE_MS = 250;

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function migrateAll(version) {
  const tenants = await listTenants();
  const failed = [];
  await Promise.all(
    tenants.map(async (t) => {
      const ok = await migrate(t.id, version);
      if (!ok) failed.push(t.id);
    }),
  );
  log.info('migrated', { version, total: tenants.length, failed: failed.length });
  return failed;
}
