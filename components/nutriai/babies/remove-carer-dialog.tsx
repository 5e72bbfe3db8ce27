import type { Submission } from '@/components/accounts/profile/use-submission';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer } from '@/lib/contract/nutriai-carers';
import { carerNameFirst, thisCarer } from '@/lib/nutriai/client/babies/carer-name';
import styles from './carer-row.module.css';

interface RemoveCarerDialogProps {
  baby: BabyAnswer;
  carer: CarerAnswer;
  submission: Submission;
  onRemove: () => void;
  onClose: () => void;
}

/** Says what becomes of it before a carer is removed, or leaves. */
export function RemoveCarerDialog({ baby, carer, submission, onRemove, onClose }: RemoveCarerDialogProps) {
  const isBusy = submission.phase === 'saving';
  return (
    <Dialog
      title={carer.is_me ? `Leave ${baby.name}?` : `Remove ${thisCarer(carer)}?`}
      isBusy={isBusy}
      onClose={onClose}
    >
      <p className={styles.text}>
        {carer.is_me
          ? `You will no longer see ${baby.name}. What you logged is kept. You need a new invite to come back.`
          : `${carerNameFirst(carer)} will no longer see ${baby.name}. What they logged is kept. ` +
            'Invites they sent stop working.'}
      </p>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={onRemove}>
          {isBusy ? 'One moment…' : carer.is_me ? 'Leave' : 'Remove'}
        </Button>
      </div>
    </Dialog>
  );
}
