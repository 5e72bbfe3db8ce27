import { useState } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { DropAnswer } from '@/lib/contract/nutriai-drops';
import { useDropChanges } from './use-drop-changes';
import styles from './drops.module.css';

/** Takes drops off the list, after a second tap. */
export function RemoveDrop({ drop, onRemoved }: { drop: DropAnswer; onRemoved: () => Promise<void> }) {
  const { remove } = useDropChanges();
  const { submission, submit } = useSection();
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (!isAsking) return setAsking(true);
    void submit(async () => {
      await remove(drop.id);
      await onRemoved();
    });
  };
  return (
    <>
      {isAsking && <p className={styles.hint}>Doses already given stay in the log.</p>}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <Button variant="quiet" disabled={submission.phase === 'saving'} onClick={press}>
        {isAsking ? `Yes, remove ${drop.name}` : 'Remove from the list'}
      </Button>
    </>
  );
}
