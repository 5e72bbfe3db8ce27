import { type Period, periods } from './insight-words';
import styles from './period-switch.module.css';

interface PeriodSwitchProps {
  chosen: Period;
  onChoose: (days: Period) => void;
}

export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  return (
    <div role="group" aria-label="Period" className={styles.switch}>
      {periods.map((days) => (
        <button
          key={days}
          type="button"
          className={styles.choice}
          aria-pressed={days === chosen}
          onClick={() => onChoose(days)}
        >
          {days} days
        </button>
      ))}
    </div>
  );
}
