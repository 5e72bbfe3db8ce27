import { authenticatedFetch } from './authenticated-fetch';
import { memberFrom } from './member';
import { PROFILE_PATH } from './member-profile';
import { getSnapshot, setMember } from './session-store';

/**
 * Reads the member again: after a sign-in that answered none, and after the profile was changed. A refusal
 * leaves what is known.
 */
export async function reloadMember(): Promise<void> {
  const { epoch } = getSnapshot();
  const response = await authenticatedFetch(PROFILE_PATH);
  if (!response.ok) return;
  const member = memberFrom(await response.json().catch(() => null));
  if (member !== null && getSnapshot().epoch === epoch) setMember(member);
}
