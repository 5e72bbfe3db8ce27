import { Minus, Plus } from 'lucide-react';
import { servingsAtMost } from '@/lib/nutriai/client/recipes/recipe-paths';
import { servingsInWords } from '@/lib/nutriai/client/recipes/recipe-words';
import styles from './servings-stepper.module.css';

interface ServingsStepperProps {
  servings: number;
  onChange: (servings: number) => void;
}

/** For how many helpings it is cooked. At an end its button keeps the focus, which one that is disabled would lose. */
export function ServingsStepper({ servings, onChange }: ServingsStepperProps) {
  return (
    <div className={styles.stepper} role="group" aria-label="Servings">
      <button
        type="button"
        className={styles.button}
        aria-label="One serving fewer"
        aria-disabled={servings <= 1}
        onClick={() => servings > 1 && onChange(Math.max(1, Math.ceil(servings) - 1))}
      >
        <Minus size={20} aria-hidden />
      </button>
      <output className={styles.value} aria-live="polite">
        {servingsInWords(servings)}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label="One serving more"
        aria-disabled={servings >= servingsAtMost}
        onClick={() =>
          servings < servingsAtMost && onChange(Math.min(servingsAtMost, Math.floor(servings) + 1))
        }
      >
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}
