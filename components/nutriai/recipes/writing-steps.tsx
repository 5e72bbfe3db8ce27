import { Check, LoaderCircle } from 'lucide-react';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { WritingProgress } from '@/lib/nutriai/client/recipes/generate-recipe';
import styles from './writing-steps.module.css';

/** In the order in which a draft goes through them. */
const steps = [
  { stage: 'drafting', words: 'Writing a recipe' },
  { stage: 'repairing', words: 'Fixing what didn’t pass' },
  { stage: 'checking', words: 'Checking it against the safety rules' },
] as const;

/** How far a recipe is. Repairing shows only when there is something to repair. */
export function WritingSteps({ progress }: { progress: WritingProgress | null }) {
  const attempt = progress?.attempt ?? 1;
  const shown = steps
    .filter(({ stage }) => stage !== 'repairing' || attempt > 1)
    .map(({ stage, words }) => ({
      stage,
      words: attempt > 1 && stage !== 'drafting' ? `${words}, draft ${attempt}` : words,
    }));
  const current = Math.max(
    0,
    shown.findIndex(({ stage }) => stage === progress?.stage),
  );
  return (
    <div className={styles.steps}>
      <p role="status" className={hidden.hidden}>
        {shown[current]?.words}…
      </p>
      <ol className={styles.list} aria-hidden>
        {shown.map(({ stage, words }, index) => (
          <li key={stage} className={index > current ? styles.open : styles.begun}>
            <span className={styles.mark}>
              {index < current && <Check size={18} />}
              {index === current && <LoaderCircle size={18} className={styles.turning} />}
            </span>
            {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
