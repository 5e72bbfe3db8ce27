import { CircleAlert, CloudUpload } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { dropWrite } from '@/lib/nutriai/client/log/log-queue';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import styles from './entry-state.module.css';

interface EntryStateProps {
  write: LogWrite | null;
  /** Opens what was typed, to be corrected. */
  onCorrect?: () => void;
}

/** Whether an entry is on the server: nothing to say when it is. */
export function EntryState({ write, onCorrect }: EntryStateProps) {
  if (write === null) return null;
  if (write.refusal === null) {
    return (
      <p className={styles.waiting}>
        <CloudUpload size={16} aria-hidden />
        Not yet saved
      </p>
    );
  }
  const canCorrect = onCorrect !== undefined && write.action !== 'delete';
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.why}>
        <CircleAlert size={18} aria-hidden />
        <span>
          <strong>{write.action === 'delete' ? 'Not deleted.' : 'Not saved.'}</strong> {write.refusal.message}
        </span>
      </p>
      <div className={styles.ways}>
        {canCorrect && (
          <Button variant="quiet" onClick={onCorrect}>
            Fix it
          </Button>
        )}
        <Button variant="quiet" onClick={() => dropWrite(write.id)}>
          {write.action === 'create' ? 'Discard it' : 'Keep it as it was'}
        </Button>
      </div>
    </div>
  );
}
