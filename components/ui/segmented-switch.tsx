import styles from './segmented-switch.module.css';

interface SegmentedSwitchProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; name: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Which of a few views is seen, or in which units. Not printed. */
export function SegmentedSwitch<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: SegmentedSwitchProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.switch}>
      {choices.map(({ value, name, count = 0 }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
