export const testStaffNames = ['admin', 'editor', 'moderator', 'newcomer'] as const;
type TestStaffName = (typeof testStaffNames)[number];

/** As many as a part of the tests has at most (playwright.config.ts). */
export const testWorkers = 3;

/**
 * Sign-in of the people that scripts/make-test-staff.ts puts into each test database. Each worker has its
 * own: Payload keeps a person's sessions in one list, and two sign-ins of one person at the same moment can
 * lose one of them.
 */
export function testStaff(
  name: TestStaffName,
  worker = process.env.TEST_PARALLEL_INDEX ?? '0',
): { email: string; password: string } {
  return { email: `${name}-${worker}@test.example`, password: `Test-password-${name}` };
}
