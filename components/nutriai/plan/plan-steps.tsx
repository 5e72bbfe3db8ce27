import { Check, LoaderCircle } from 'lucide-react';
import type { PlanProgress } from '@/lib/nutriai/client/plans/solve-plan';
import styles from './plan-steps.module.css';

const steps = [
  { step: 'choosing', words: 'Choosing the dishes' },
  { step: 'portioning', words: 'Measuring the portions' },
  { step: 'checking', words: 'Checking what is low and how to improve it' },
] as const;

/** Where the planner is. Only what has begun is marked, so that nothing is promised. */
export function PlanSteps({ progress }: { progress: PlanProgress | null }) {
  const current = steps.findIndex(({ step }) => step === progress?.step);
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.status}>
        {statusText(progress)}
      </p>
      <ol className={styles.list} aria-hidden>
        {steps.map(({ step, words }, index) => (
          <li key={step} className={index > current ? styles.open : styles.begun}>
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

function statusText(progress: PlanProgress | null): string {
  if (progress === null) return 'Reading what your baby needs…';
  const { step, week, weeks, attempt } = progress;
  if (step === 'waiting') return 'Other plans are being created. Yours is next…';
  const which = weeks > 1 && step !== 'checking' ? `Part ${week} of ${weeks}: ` : '';
  const words = steps.find((each) => each.step === step)?.words ?? '';
  const again = attempt > 1 && step === 'choosing' ? ' again, without dishes that don’t fit' : '';
  return `${which}${words}${again}…`;
}
