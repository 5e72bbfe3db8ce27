import { apiUrl } from './api-url';
import { memberFrom, type Member } from './member';
import { isNetworkFailure } from './offline';

export const PROFILE_PATH = '/api/user-profile';

export type ProfileAnswer = { isAccepted: true; member: Member | null } | { isAccepted: false };

/**
 * Asks the user-profile endpoint whether this access token is good (specification §4, at start). A refusal
 * and a missing answer are the same to the caller, who tries a refresh next; only being offline is thrown on
 * (see offline.ts).
 */
export async function askForProfile(access: string): Promise<ProfileAnswer> {
  try {
    const response = await fetch(apiUrl(PROFILE_PATH), {
      headers: { Accept: 'application/json', Authorization: `Bearer ${access}` },
    });
    if (!response.ok) return { isAccepted: false };
    return { isAccepted: true, member: memberFrom(await response.json().catch(() => null)) };
  } catch (error) {
    if (isNetworkFailure(error)) throw error;
    return { isAccepted: false };
  }
}
