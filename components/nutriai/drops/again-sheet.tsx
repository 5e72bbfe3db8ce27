import { Modal } from '@/components/nutriai/ui/modal';
import button from '@/components/ui/button.module.css';
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
    <Modal title={`Log ${name} again?`} isClosedByBack onClose={onClose}>
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
          <button type="button" className={`${button.button} ${button.primary}`} onClick={onLog}>
            Log it again
          </button>
          <button type="button" className={`${button.button} ${button.quiet}`} onClick={onClose}>
            Don’t log it
          </button>
        </div>
      </div>
    </Modal>
  );
}
