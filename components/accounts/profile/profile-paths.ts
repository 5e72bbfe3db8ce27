import type * as z from 'zod';
import type { ownCommentListAnswer } from '@/lib/contract/account';
import type { sessionAnswer, sessionListAnswer } from '@/lib/contract/auth';

/** Paths of the API, which are the keys of the cache as well. */
export const profilePath = '/api/user-profile';
export const devicesPath = '/api/user-profile/sessions?page_size=100';
export const passwordPath = '/api/auth/password/change/';
export const emailPath = '/api/user-profile/email/';
export const exportPath = '/api/user-profile/export';
export const favouritesPath = '/api/nutriai/recipes/favorites/list?page_size=100';

/** The member's latest comments, so many. */
export function ownCommentsPath(count: number): string {
  return `/api/user-profile/comments?page_size=${count}`;
}

export function commentPath(id: number): string {
  return `/api/comments/${id}`;
}

export function devicePath(id: string): string {
  return `/api/user-profile/sessions/${id}`;
}

/** A browser that is signed in. */
export type Device = z.output<typeof sessionAnswer>;
export type DeviceList = z.output<typeof sessionListAnswer>;

export type OwnCommentList = z.output<typeof ownCommentListAnswer>;
