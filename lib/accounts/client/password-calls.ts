import { apiErrorFrom } from './api-error';
import { apiUrl } from './api-url';
import { unreadableText } from './error-text';

interface ResetLink {
  uid: string;
  token: string;
}

/** Asks for a mail with a link. The answer is the same whether or not the address is a member's. */
export function askForResetLink(email: string, signal?: AbortSignal): Promise<void> {
  return post('/api/auth/password/reset/', { email }, signal);
}

/** Sets the password by what a mailed link holds. */
export function setNewPassword({ uid, token }: ResetLink, password: string): Promise<void> {
  return post('/api/auth/password/reset/confirm/', {
    uid,
    token,
    new_password1: password,
    new_password2: password,
  });
}

/** Makes the address to which the link was mailed the account's. */
export function confirmNewEmail(token: string): Promise<void> {
  return post('/api/user-profile/email/confirm/', { token });
}

/**
 * Without a bearer header: whoever opens a mailed link may be signed in as somebody else, or not at all. With
 * cookies: a completed reset makes this browser known to the account.
 */
async function post(path: string, payload: Record<string, string>, signal?: AbortSignal): Promise<void> {
  const response = await fetch(apiUrl(path), {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(payload),
    signal,
  });
  if (response.ok) return;
  const silent = 'The server did not answer as expected.';
  throw await apiErrorFrom(response, { unreadable: unreadableText, silent });
}
