import { ChevronRight, CircleCheck } from 'lucide-react';
import type { Choice } from '@/lib/nutriai/client/babies/baby-words';
import styles from './choice-buttons.module.css';

interface ChoiceButtonsProps<Value extends string> {
  /** Id of the question. */
  labelledBy: string;
  choices: readonly Choice<Value>[];
  /** What was chosen before; null while nothing was. */
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** Large buttons, one for each answer: a tap answers and goes on. */
export function ChoiceButtons<Value extends string>({
  labelledBy,
  choices,
  value: chosen,
  onChoose,
}: ChoiceButtonsProps<Value>) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.choices}>
      {choices.map(({ value, label, hint }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
          {value === chosen ? <CircleCheck size={24} aria-hidden /> : <ChevronRight size={22} aria-hidden />}
        </button>
      ))}
    </div>
  );
}
