import config from '../payload.config';
import { getPayload } from 'payload';
import { staffRoles } from '../lib/content/cms/access/roles';
import { testStaff, testWorkers } from '../e2e/support/staff';

/**
 * For each worker one person of each role with a known password, and one who still has a one-time password.
 * For test databases only.
 */
const payload = await getPayload({ config });
for (const worker of Array.from({ length: testWorkers }, (_, index) => String(index))) {
  for (const role of staffRoles) {
    await payload.create({
      collection: 'staff',
      data: { ...testStaff(role, worker), name: `${role} ${worker}`, role, mustChangePassword: false },
    });
  }
  await payload.create({
    collection: 'staff',
    data: { ...testStaff('newcomer', worker), name: 'Newcomer', role: 'admin', mustChangePassword: true },
  });
}
await payload.destroy();
process.exit(0);
