import { Minus, Plus } from 'lucide-react';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words: "7 days". */
  words: string;
  onChange: (value: number) => void;
}

/**
 * A small number for a thumb: less, more, and what it is now. At an end its button keeps the focus, which one
 * that is disabled would lose.
 */
export function Stepper({ label, value, min, max, words, onChange }: StepperProps) {
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          aria-label="Fewer"
          aria-disabled={value <= min}
          onClick={() => value > min && onChange(value - 1)}
        >
          <Minus size={20} aria-hidden />
        </button>
        <output className={styles.value} aria-live="polite">
          {words}
        </output>
        <button
          type="button"
          className={styles.button}
          aria-label="More"
          aria-disabled={value >= max}
          onClick={() => value < max && onChange(value + 1)}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}
