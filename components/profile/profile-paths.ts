import type * as z from 'zod';
import type { sessionAnswer, sessionListAnswer } from '@/lib/contract/auth';

/** Paths of the API, which are the keys of the cache as well. */
export const profilePath = '/api/user-profile';
export const devicesPath = '/api/user-profile/sessions?page_size=100';
export const passwordPath = '/api/auth/password/change/';

export function devicePath(id: string): string {
  return `/api/user-profile/sessions/${id}`;
}

/** A browser that is signed in. */
export type Device = z.output<typeof sessionAnswer>;
export type DeviceList = z.output<typeof sessionListAnswer>;
