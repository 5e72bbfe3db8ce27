import { useRef, useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerRole, InviteAnswer } from '@/lib/contract/nutriai-carers';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { invitesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { useOwnName } from './use-own-name';
import { useSection } from './use-section';

/** An invite before it is made: who may do what, and for whom it is. `onMade` is told once it is there. */
export function useNewInvite(baby: BabyAnswer, onMade: () => void) {
  const { authenticatedFetch } = useAuth();
  const { submission, errors, submit, forgetSaved } = useSection(['for_name', 'display_name']);
  const own = useOwnName();
  const [role, setRole] = useState<CarerRole>('carer');
  const [forName, setForName] = useState('');
  const [made, setMade] = useState<InviteAnswer | null>(null);
  const attempt = useRef<{ body: string; key: string } | null>(null);

  const make = () =>
    submit(async () => {
      await own.save();
      const body = JSON.stringify({ role, for_name: forName.trim() });
      // A second try with the same words is the same call, should the first have arrived after all.
      if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      const response = await authenticatedFetch(invitesPath(baby.id), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.current.key },
        body,
      });
      setMade(await readJson<InviteAnswer>(response));
      attempt.current = null;
      setForName('');
      onMade();
    });
  const startAgain = () => {
    setMade(null);
    forgetSaved();
  };
  return { submission, errors, own, role, setRole, forName, setForName, made, make, startAgain };
}
