import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { problemText } from './comment-problem';
import styles from './dialog-parts.module.css';

interface DeleteDialogProps {
  hasReplies: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a comment goes. The focus starts at keeping it. */
export function DeleteDialog({ hasReplies, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const remove = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onDelete();
    } catch (error) {
      setProblem(problemText(error, 'Your comment was not deleted.'));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Delete your comment?" onClose={onClose}>
      <p>
        {hasReplies
          ? 'Your text and your name are removed. Replies from other people stay.'
          : 'It is removed from the page for everyone.'}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={() => void remove()}>
          {isBusy ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
