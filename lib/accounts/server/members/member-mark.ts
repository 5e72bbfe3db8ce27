import type { MarkedAccount } from '../sign-in/device-cookie';
import type { MemberRecord } from './member-store';

/** Returns what a browser's mark stands for: the member with the password of today. */
export function memberMark({ id, passwordChangedAtMs }: MemberRecord): MarkedAccount {
  return { kind: 'member', id, passwordVersion: String(passwordChangedAtMs ?? 0) };
}
