import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useOwnName } from '@/components/nutriai/babies/use-own-name';
import { useSection } from '@/components/nutriai/babies/use-section';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { chooseBaby } from '@/lib/nutriai/client/babies/chosen-baby';
import { forgetInvite } from '@/lib/nutriai/client/babies/stored-invite';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';

/** Accepts an invite, under the name that the member gives, and opens the baby it leads to. */
export function useInviteAcceptance(token: string) {
  const { authenticatedFetch } = useAuth();
  const { mutate } = useSWRConfig();
  const router = useRouter();
  const { submission, errors, submit } = useSection();
  const own = useOwnName();
  const [key] = useState(newIdempotencyKey);

  const accept = () =>
    submit(async () => {
      await own.save();
      const response = await authenticatedFetch(`/api/nutriai/invites/${token}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
      });
      const baby = await readJson<BabyAnswer>(response);
      forgetInvite();
      chooseBaby(baby.id);
      // Should the list not come now, the next screen asks for it again.
      await mutate(babiesPath).catch(() => undefined);
      router.push('/nutriai/today');
    });

  return { submission, errors, own, accept };
}
