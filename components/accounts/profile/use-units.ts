import useSWR from 'swr';
import type { UserProfile } from '@/lib/contract/auth';
import { type UnitSystem, unitsIn } from '@/lib/nutriai/client/units';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { profilePath } from './profile-paths';

/** What the member has chosen; null for visitors, and until it is known. */
export function usePreferences(): Readonly<Record<string, unknown>> | null {
  const { status, member } = useAuth();
  // A sign-in answers the member without preferences; every later start of the session has them.
  const isUnknown = status === 'signed-in' && member?.preferences === undefined;
  const { data } = useSWR<UserProfile, unknown>(isUnknown ? profilePath : null);
  return member?.preferences ?? data?.preferences ?? null;
}

/** The units in which the member reads measures; metric for visitors, and until their choice is known. */
export function useUnits(): UnitSystem {
  return unitsIn(usePreferences());
}
