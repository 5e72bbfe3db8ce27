import { apiUrl } from './api-url';
import { authenticatedFetch } from './authenticated-fetch';
import { getSnapshot } from './session-store';
import { whenStarted } from './start-session';

/**
 * `fetch` for what everybody may do and a member does under their own name. It waits until it is known who is
 * here: what a member does while the page is still finding out must not be a visitor's.
 */
export async function readerFetch(path: string, init: RequestInit = {}): Promise<Response> {
  await whenStarted();
  return getSnapshot().status === 'signed-in' ? authenticatedFetch(path, init) : fetch(apiUrl(path), init);
}
