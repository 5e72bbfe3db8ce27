import { readItem, removeItem, writeItem } from '../../../accounts/client/browser-storage';

const key = 'nutriai_invite';

/** A token as invites have it; anything else in the address is none. */
const tokenForm = /^[\w-]{43}$/;

/**
 * The token of the invite that was opened in this tab. It leaves the address at once, for what stands there
 * stays in the history, and is kept while somebody signs in or makes an account.
 */
export function takeInvite(): string | null {
  const opened = window.location.hash.slice(1);
  if (tokenForm.test(opened)) {
    writeItem('sessionStorage', key, opened);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return readItem('sessionStorage', key);
}

export function forgetInvite(): void {
  removeItem('sessionStorage', key);
}
