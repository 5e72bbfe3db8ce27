import { Meter } from '@/components/nutriai/ui/meter';
import type { PlannedDayAnswer } from '@/lib/contract/nutriai-plans';
import { amountWords } from '@/lib/nutriai/client/plans/plan-words';
import styles from './day-totals.module.css';

const rows = [
  { code: 'energy_kcal', name: 'Energy', unit: 'kcal' },
  { code: 'protein_g', name: 'Protein', unit: 'g' },
  { code: 'iron_mg', name: 'Iron', unit: 'mg' },
] as const;

const groupsWanted = 5;
const groupsInAll = 8;
/** A day may lie a tenth away from its energy; means of the week count for the rest. */
const nearly = 0.9;

/** What the food of a day gives of what food should give. */
export function DayTotals({ day: { totals, targets, food_groups } }: { day: PlannedDayAnswer }) {
  return (
    <div className={styles.totals} role="group" aria-label="What the day gives">
      {rows.map(({ code, name, unit }) => {
        const [have, need] = [totals[code] ?? 0, targets[code] ?? 0];
        if (need <= 0) return null;
        return (
          <Meter
            key={code}
            name={name}
            share={have / need}
            words={`${amountWords(have)} of ${amountWords(need)} ${unit}`}
            tone={have / need >= nearly ? 'enough' : 'short'}
          />
        );
      })}
      <Meter
        name="Food groups"
        share={food_groups.length / groupsWanted}
        words={`${food_groups.length} of ${groupsInAll}`}
        tone={food_groups.length >= groupsWanted ? 'enough' : 'short'}
      />
    </div>
  );
}
