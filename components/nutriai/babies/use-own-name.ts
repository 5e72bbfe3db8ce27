import { useState } from 'react';
import { profilePath } from '@/components/accounts/profile/profile-paths';
import type { ProfilePatch, UserProfile } from '@/lib/contract/auth';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';

/** A member's own name, for one who has none yet: others see it beside what they log. */
export function useOwnName() {
  const { member, authenticatedFetch, reloadMember } = useAuth();
  const [name, setName] = useState('');
  const isAsked = member !== null && !member.display_name?.trim() && !member.first_name?.trim();

  const save = async (): Promise<void> => {
    const patch: ProfilePatch = { display_name: name.trim() };
    if (!isAsked || patch.display_name === '') return;
    const response = await authenticatedFetch(profilePath, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(patch),
    });
    await readJson<UserProfile>(response);
    // The rest of the site shows it too; should that fail, it does so after the next start.
    reloadMember().catch(() => undefined);
  };
  return { isAsked, name, setName, save };
}
