import styles from './plan-parts.module.css';

export type PlanPart = 'meals' | 'shopping' | 'facts';

interface PlanPartsProps {
  chosen: PlanPart;
  leftToBuy: number;
  onChoose: (part: PlanPart) => void;
}

/** Which part of a plan is seen. On paper all of them are. */
export function PlanParts({ chosen, leftToBuy, onChoose }: PlanPartsProps) {
  const parts = [
    { part: 'meals', name: 'Meals' },
    { part: 'shopping', name: 'Shopping', count: leftToBuy },
    { part: 'facts', name: 'Good to know' },
  ] as const;
  return (
    <div role="group" aria-label="Part of the plan" className={styles.switch}>
      {parts.map((each) => (
        <button
          key={each.part}
          type="button"
          className={styles.choice}
          aria-pressed={each.part === chosen}
          onClick={() => onChoose(each.part)}
        >
          {each.name}
          {'count' in each && each.count > 0 && <span className={styles.count}>{each.count}</span>}
        </button>
      ))}
    </div>
  );
}
