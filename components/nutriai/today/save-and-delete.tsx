import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import styles from './entry-sheet.module.css';

interface SaveAndDeleteProps {
  saveText: string;
  /** Nothing where there is no entry yet. */
  onDelete?: () => void;
}

/** The end of the form of an entry: saves it, or deletes it. */
export function SaveAndDelete({ saveText, onDelete }: SaveAndDeleteProps) {
  return (
    <div className={styles.end}>
      <Button type="submit" className={styles.save}>
        {saveText}
      </Button>
      {onDelete && (
        <Button variant="quiet" onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
          Delete
        </Button>
      )}
    </div>
  );
}
