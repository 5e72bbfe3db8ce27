type TestStaffName = 'admin' | 'editor' | 'moderator' | 'newcomer';

/** Sign-in of the people that scripts/make-test-staff.ts puts into each test database. */
export function testStaff(name: TestStaffName): { email: string; password: string } {
  return { email: `${name}@test.example`, password: `Test-password-${name}` };
}
