import type { PayloadRequest } from 'payload';
import { isStaff } from './roles';

const asking = (user: object | null) => ({ user }) as unknown as PayloadRequest;

it('gives nobody a right who still has the one-time password', () => {
  const admin = { role: 'admin', mustChangePassword: false };
  expect(isStaff(asking(admin), ['admin'])).toBe(true);
  expect(isStaff(asking({ ...admin, mustChangePassword: true }), ['admin'])).toBe(false);
  expect(isStaff(asking({ ...admin, role: 'editor' }), ['admin'])).toBe(false);
  expect(isStaff(asking(null))).toBe(false);
});
