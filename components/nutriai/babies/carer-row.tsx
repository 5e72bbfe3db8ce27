import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '@/lib/contract/nutriai-carers';
import { roleNames } from '@/lib/nutriai/client/babies/baby-words';
import { carerName, carerNameFirst, thisCarer } from '@/lib/nutriai/client/babies/carer-name';
import { dateInWords } from '@/lib/nutriai/client/local-date';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
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
  const isParent = baby.role === 'parent';
  const other: CarerRole = carer.role === 'parent' ? 'carer' : 'parent';
  const who = thisCarer(carer);
  // What an instance of the version before said has no such field.
  const protectedUntil = isParent ? (carer.protected_until ?? null) : null;
  const mayChange = isParent && !isOnlyParent && protectedUntil === null;
  const close = () => {
    setAsking(false);
    forgetSaved();
  };
  const remove = async () => {
    if (await submit(onRemove)) setAsking(false);
  };
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <span className={styles.name}>
          {carer.is_me ? (carer.name === '' ? 'You' : `${carer.name} (you)`) : carerNameFirst(carer)}
        </span>
        <span className={styles.more}>
          {roleNames[carer.role]}, since {dateInWords(carer.joined_at.slice(0, 10))}
        </span>
      </p>
      <div className={styles.actions}>
        {mayChange && (
          <button
            type="button"
            className={styles.action}
            disabled={isBusy}
            aria-label={`Make ${carer.is_me ? 'yourself' : who} a ${other}`}
            onClick={() => void submit(() => onChangeRole(other))}
          >
            Make a {other}
          </button>
        )}
        {(mayChange || (carer.is_me && !isOnlyParent)) && (
          <button
            type="button"
            className={styles.action}
            disabled={isBusy}
            aria-label={carer.is_me ? `Leave ${baby.name}` : `Remove ${who}`}
            onClick={() => setAsking(true)}
          >
            {carer.is_me ? 'Leave' : 'Remove'}
          </button>
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
        <Dialog
          title={carer.is_me ? `Leave ${baby.name}?` : `Remove ${who}?`}
          isBusy={isBusy}
          onClose={close}
        >
          <p className={styles.text}>
            {carer.is_me
              ? `You will no longer see ${baby.name}. What you logged is kept. You need a new invite to come back.`
              : `${carerNameFirst(carer)} will no longer see ${baby.name}. What they logged is kept. ` +
                'Invites they sent stop working.'}
          </p>
          {submission.phase === 'refused' && <FormProblem message={submission.message} />}
          <div className={styles.buttons}>
            <Button variant="quiet" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" disabled={isBusy} onClick={() => void remove()}>
              {isBusy ? 'One moment…' : carer.is_me ? 'Leave' : 'Remove'}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
