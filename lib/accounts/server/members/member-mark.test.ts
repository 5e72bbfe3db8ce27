import type { MemberRecord } from './member-store';
import { memberMark } from './member-mark';

const markOf = (passwordChangedAtMs: number | null) =>
  memberMark({ id: 'm1', passwordChangedAtMs } as MemberRecord);

it('stands for a member until the password changes', () => {
  expect(markOf(null)).toEqual({ kind: 'member', id: 'm1', passwordVersion: '0' });
  expect(markOf(1_700_000_000_000).passwordVersion).toBe('1700000000000');
});
