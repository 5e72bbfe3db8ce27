import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { RadioCards } from '@/components/ui/radio-cards';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerRole, InviteAnswer } from '@/lib/contract/nutriai-carers';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { InviteLink } from './invite-link';
import { OwnNameField } from './own-name-field';
import { useOwnName } from './use-own-name';
import { useSection } from './use-section';
import styles from './invite-form.module.css';

/** Chooses what somebody may do and makes the link that brings them in. */
export function InviteForm({ baby }: { baby: BabyAnswer }) {
  const { authenticatedFetch } = useAuth();
  const { submission, errors, submit, forgetSaved } = useSection();
  const own = useOwnName();
  const [role, setRole] = useState<CarerRole>('carer');
  const [made, setMade] = useState<InviteAnswer | null>(null);
  const attempt = useRef<{ role: CarerRole; key: string } | null>(null);

  const make = () =>
    submit(async () => {
      await own.save();
      // A second try for the same role is the same call, should the first have arrived after all.
      if (attempt.current?.role !== role) attempt.current = { role, key: newIdempotencyKey() };
      const response = await authenticatedFetch(`${babyPath(baby.id)}/invites`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.current.key },
        body: JSON.stringify({ role }),
      });
      setMade(await readJson<InviteAnswer>(response));
      attempt.current = null;
    });
  const startAgain = () => {
    setMade(null);
    forgetSaved();
  };

  if (made !== null) return <InviteLink baby={baby} invite={made} onAnother={startAgain} />;
  return (
    <div className={styles.invite}>
      <h3 className={styles.title}>Invite someone</h3>
      <RadioCards legend="As what?" choices={roleChoices(baby.name)} chosen={role} onChoose={setRole} />
      <OwnNameField own={own} error={errors.display_name} />
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div>
        <Button disabled={submission.phase === 'saving'} onClick={() => void make()}>
          {submission.phase === 'saving' ? 'Creating the invite…' : 'Create the invite link'}
        </Button>
      </div>
      <p className={styles.note}>
        The link works once, for 48 hours. They use it to sign in or create an account.
      </p>
    </div>
  );
}

function roleChoices(babyName: string): readonly { value: CarerRole; label: string; hint: string }[] {
  return [
    {
      value: 'carer',
      label: 'Carer',
      hint: `Can see everything about ${babyName} and log meals, milk and water. Can change only what they logged.`,
    },
    {
      value: 'parent',
      label: 'Parent',
      hint:
        'Can do everything you can: change the profile, invite and remove people, and delete ' +
        `${babyName}. For the first 72 hours they can’t remove earlier carers, change their roles or ` +
        `delete ${babyName}.`,
    },
  ];
}
