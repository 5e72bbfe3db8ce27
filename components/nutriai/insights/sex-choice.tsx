import Link from 'next/link';
import { sexNames } from './growth-words';
import styles from './growth-section.module.css';
import choice from './period-switch.module.css';

interface SexChoiceProps {
  babyId: string;
  sex: 'female' | 'male';
  onChoose: (sex: 'female' | 'male') => void;
}

/** WHO has no chart for all children: where the sex is not said, both are there to look at. */
export function SexChoice({ babyId, sex, onChoose }: SexChoiceProps) {
  return (
    <div className={styles.sex}>
      <p>
        WHO’s charts differ for girls and boys. Look at both here, or{' '}
        <Link href={`/nutriai/babies/${babyId}`}>say which in the profile</Link> to keep one.
      </p>
      <div role="group" aria-label="Chart" className={choice.switch}>
        {(['female', 'male'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={choice.choice}
            aria-pressed={each === sex}
            onClick={() => onChoose(each)}
          >
            WHO {sexNames[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
