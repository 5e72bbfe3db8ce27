import { useEffect, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { replayLog } from '@/lib/nutriai/client/log/replay-log';
import { sendTicks } from '@/lib/nutriai/client/plans/send-ticks';
import { getTicks, noTicks, subscribeToTicks } from '@/lib/nutriai/client/plans/tick-store';
import { unsavedWords } from '@/lib/nutriai/client/unsaved-words';
import { useLogWrites } from '@/lib/nutriai/client/log/use-log-writes';
import styles from './delete-section.module.css';

interface UnsavedDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before signing out throws away what only this browser knows, and tries once more to save it meanwhile. */
export function UnsavedDialog({ onLeave, onStay }: UnsavedDialogProps) {
  const ticks = useSyncExternalStore(subscribeToTicks, getTicks, noTicks);
  const unsaved = unsavedWords(useLogWrites(), ticks);
  useEffect(() => {
    void replayLog();
    void sendTicks();
  }, []);
  return (
    <Dialog title="Sign out?" onClose={onStay}>
      <p role="status">
        {unsaved === null
          ? 'Everything is saved now.'
          : `Not saved yet: ${unsaved}. Signing out will discard this.`}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onStay}>
          Stay signed in
        </Button>
        <Button variant={unsaved === null ? 'primary' : 'danger'} onClick={onLeave}>
          {unsaved === null ? 'Sign out' : 'Sign out anyway'}
        </Button>
      </div>
    </Dialog>
  );
}
