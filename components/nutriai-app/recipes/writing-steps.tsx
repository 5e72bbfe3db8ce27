import { Check, LoaderCircle } from 'lucide-react';
import type { WritingProgress } from '@/lib/nutriai-client/generate-recipe';
import styles from './writing-steps.module.css';

const steps = [
  { stage: 'drafting', words: 'Writing a recipe' },
  { stage: 'checking', words: 'Checking it against the safety rules' },
  { stage: 'repairing', words: 'Mending what did not pass' },
] as const;

/** How far a recipe is. Mending shows only when there is something to mend. */
export function WritingSteps({ progress }: { progress: WritingProgress | null }) {
  const isMending = (progress?.attempt ?? 1) > 1;
  const shown = steps.filter(({ stage }) => stage !== 'repairing' || isMending);
  const current = shown.findIndex(({ stage }) => stage === progress?.stage);
  const now = shown[Math.max(0, current)];
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.status}>
        {isMending ? `${now?.words}, draft ${progress?.attempt}…` : `${now?.words}…`}
      </p>
      <ol className={styles.list} aria-hidden>
        {shown.map(({ stage, words }, index) => (
          <li key={stage} className={index > Math.max(0, current) ? styles.open : styles.begun}>
            <span className={styles.mark}>
              {index < current && <Check size={18} />}
              {index === Math.max(0, current) && <LoaderCircle size={18} className={styles.turning} />}
            </span>
            {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
