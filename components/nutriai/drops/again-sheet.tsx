import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import { givenText } from '@/lib/nutriai/client/drops/given-text';
import type { DropOfDay } from './use-drops';
import styles from './drops.module.css';

interface AgainSheetProps {
  drop: DropOfDay;
  onLog: () => void;
  onClose: () => void;
}

/** Asks before something is logged a second time on one day. */
export function AgainSheet({ drop: { name, doses }, onLog, onClose }: AgainSheetProps) {
  return (
    <Sheet title={`Log ${name} again?`} onClose={onClose}>
      <div className={styles.form}>
        <ul className={styles.doses}>
          {doses.map((dose) => (
            <li key={dose.id}>{givenText(dose)}.</li>
          ))}
        </ul>
        <p className={styles.hint}>
          If a second dose was given by mistake, log it and ask a pharmacist or doctor what to do.
        </p>
        <div className={styles.ways}>
          <Button onClick={onLog}>Log it again</Button>
          <Button variant="quiet" onClick={onClose}>
            Don’t log it
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
