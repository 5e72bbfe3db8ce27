import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { InputField } from '@/components/ui/input-field';
import { RadioCards } from '@/components/ui/radio-cards';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { inviteeNameAtMost } from '@/lib/contract/invite-limits';
import type { CarerRole } from '@/lib/contract/nutriai-carers';
import { InviteLink } from './invite-link';
import { OwnNameField } from './own-name-field';
import { useNewInvite } from './use-new-invite';
import styles from './invite-form.module.css';

/** Chooses what somebody may do and makes the link that brings them in. */
export function InviteForm({ baby, onMade }: { baby: BabyAnswer; onMade: () => void }) {
  const id = useId();
  const { submission, errors, own, role, setRole, made, make, startAgain, ...invitee } = useNewInvite(
    baby,
    onMade,
  );
  if (made !== null) return <InviteLink baby={baby} invite={made} onAnother={startAgain} />;
  return (
    <div className={styles.invite}>
      <h3 className={styles.title}>Invite someone</h3>
      <RadioCards legend="As what?" choices={roleChoices(baby.name)} chosen={role} onChoose={setRole} />
      <InputField
        id={`${id}-for`}
        label="Who is it for?"
        hint="Optional, for example Granny. The invite and the list of carers show it."
        error={errors.for_name}
        maxLength={inviteeNameAtMost}
        autoComplete="off"
        value={invitee.forName}
        onType={invitee.setForName}
      />
      <OwnNameField own={own} error={errors.display_name} />
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div>
        <Button variant="quiet" disabled={submission.phase === 'saving'} onClick={() => void make()}>
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
