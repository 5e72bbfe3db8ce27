import { useState } from 'react';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '@/lib/contract/nutriai-carers';
import { roleNames } from '@/lib/nutriai/client/babies/baby-words';
import { carerName, carerNameFirst } from '@/lib/nutriai/client/babies/carer-name';
import { dateInWords } from '@/lib/nutriai/client/local-date';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
import { RemoveButton, RoleButton } from './carer-buttons';
import { RemoveCarerDialog } from './remove-carer-dialog';
import { useSection } from './use-section';
import styles from './carer-row.module.css';

interface CarerRowProps {
  baby: BabyAnswer;
  carer: CarerAnswer;
  /** A baby is never without a parent: this one stays one, until there is another. */
  isOnlyParent: boolean;
  onChangeRole: (role: CarerRole) => Promise<void>;
  onRemove: () => Promise<void>;
}

export function CarerRow({ baby, carer, isOnlyParent, onChangeRole, onRemove }: CarerRowProps) {
  const { submission, submit, forgetSaved } = useSection();
  const [isAsking, setAsking] = useState(false);
  const isBusy = submission.phase === 'saving';
  const { canChange, canRemove, protectedUntil } = permissionsOf({ baby, carer, isOnlyParent });
  const close = () => {
    setAsking(false);
    forgetSaved();
  };
  const remove = async () => {
    if (await submit(onRemove)) setAsking(false);
  };
  return (
    <li className={styles.row}>
      <CarerWords carer={carer} />
      <div className={styles.actions}>
        {canChange && (
          <RoleButton
            carer={carer}
            isBusy={isBusy}
            onChange={(role) => void submit(() => onChangeRole(role))}
          />
        )}
        {canRemove && (
          <RemoveButton baby={baby} carer={carer} isBusy={isBusy} onPress={() => setAsking(true)} />
        )}
      </div>
      {protectedUntil !== null && (
        <p className={styles.note}>
          You became a parent here less than 72 hours ago. You can change or remove {carerName(carer)} from{' '}
          {momentInWords(protectedUntil)}.
        </p>
      )}
      {submission.phase === 'refused' && !isAsking && (
        <div className={styles.problem}>
          <FormProblem message={submission.message} />
        </div>
      )}
      {isAsking && (
        <RemoveCarerDialog
          baby={baby}
          carer={carer}
          submission={submission}
          onRemove={() => void remove()}
          onClose={close}
        />
      )}
    </li>
  );
}

/** What the member may do with this carer. */
function permissionsOf({
  baby,
  carer,
  isOnlyParent,
}: Pick<CarerRowProps, 'baby' | 'carer' | 'isOnlyParent'>) {
  const isParent = baby.role === 'parent';
  // What an instance of the version before said has no such field.
  const protectedUntil = isParent ? (carer.protected_until ?? null) : null;
  const canChange = isParent && !isOnlyParent && protectedUntil === null;
  return { canChange, canRemove: canChange || (carer.is_me && !isOnlyParent), protectedUntil };
}

function CarerWords({ carer }: { carer: CarerAnswer }) {
  return (
    <p className={styles.words}>
      <span className={styles.name}>
        {carer.is_me ? (carer.name === '' ? 'You' : `${carer.name} (you)`) : carerNameFirst(carer)}
      </span>
      <span className={styles.more}>
        {roleNames[carer.role]}, since {dateInWords(carer.joined_at.slice(0, 10))}
        {carer.invited_as && carer.invited_as !== carer.name && `, invited as ${carer.invited_as}`}
      </span>
    </p>
  );
}
