import { type FormEvent, useState } from 'react';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
import { Field } from '@/components/ui/field';
import { useBabyDeletion } from './use-baby-deletion';
import styles from './delete-section.module.css';

/** Deletes a baby, for everybody, after its name was typed. */
export function DeleteSection({ baby }: { baby: BabyAnswer }) {
  const [isAsking, setAsking] = useState(false);
  // What an instance of the version before said has no such field.
  const limitedUntil = baby.limited_until ?? null;
  return (
    <Card
      title={`Delete ${baby.name}`}
      lead="For you and everyone who looks after them. This cannot be undone."
    >
      {limitedUntil === null ? (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete {baby.name}…
          </Button>
        </div>
      ) : (
        <p className={styles.later}>
          You became a parent less than 72 hours ago. You can delete {baby.name} from{' '}
          {momentInWords(limitedUntil)}.
        </p>
      )}
      {isAsking && <DeleteDialog baby={baby} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function DeleteDialog({ baby, onClose }: { baby: BabyAnswer; onClose: () => void }) {
  const { submission, deleteBaby } = useBabyDeletion(baby.id);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isBusy = submission.phase === 'saving';

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const matches = typed.trim().toLowerCase() === baby.name.trim().toLowerCase();
    setWrong(!matches);
    if (matches) await deleteBaby();
  };
  return (
    <Dialog title={`Delete ${baby.name}?`} isBusy={isBusy} onClose={onClose}>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void remove(event)}>
        <Consequences />
        <Field
          id="delete-name"
          label={`Type ${baby.name} to delete`}
          error={isWrong ? 'This is not the name.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          )}
        </Field>
        {submission.phase === 'refused' && <FormProblem message={submission.message} />}
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Keep {baby.name}
          </Button>
          <Button type="submit" variant="danger" disabled={isBusy}>
            {isBusy ? 'Deleting…' : 'Delete permanently'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Consequences() {
  return (
    <>
      <p>This is deleted permanently for everyone:</p>
      <ul className={styles.goes}>
        <li>the profile, with allergies and measurements</li>
        <li>all meals, milk and water that were logged, with reactions and their photos</li>
        <li>all plans and shopping lists</li>
        <li>everyone’s access and open invites</li>
      </ul>
    </>
  );
}
