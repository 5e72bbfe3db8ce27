import { ownPath } from './safe-next-path';

/** Returns the address of the page that signs in and leads back to `next`, a path with its query. */
export function signInPath(next: string): string {
  const path = ownPath(next);
  return path === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`;
}
