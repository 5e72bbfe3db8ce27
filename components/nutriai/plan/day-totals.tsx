import { Meter } from '@/components/ui/meter';
import type { PlannedDayAnswer } from '@/lib/contract/nutriai-plans';
import { amountWords } from '@/lib/nutriai/client/plans/plan-words';
import styles from './day-totals.module.css';

const rows = [
  { code: 'energy_kcal', name: 'Energy from food', unit: 'kcal', isAim: true },
  { code: 'protein_g', name: 'Protein from food', unit: 'g', isAim: false },
  { code: 'iron_mg', name: 'Iron from food', unit: 'mg', isAim: false },
] as const;

const groupsWanted = 5;
const groupsInAll = 8;
/** A day may lie a tenth away from its energy; means of the week count for the rest. */
const nearly = 0.9;

/** What the food of a day gives of what food should give. */
export function DayTotals({ day: { totals, targets, food_groups } }: { day: PlannedDayAnswer }) {
  return (
    <div className={styles.totals} role="group" aria-label="Nutrients in this day">
      {rows.map(({ code, name, unit, isAim }) => {
        const [have, need] = [totals[code] ?? 0, targets[code] ?? 0];
        if (need <= 0) return null;
        const aim = isAim ? `about ${amountWords(need)}` : `at least ${amountWords(need)}`;
        return (
          <Meter
            key={code}
            name={name}
            share={have / need}
            words={
              have >= (isAim ? need : need * nearly)
                ? `${amountWords(have)} ${unit}, enough${isAim ? ` (${aim} needed)` : ''}`
                : `${amountWords(have)} ${unit}, ${aim} needed`
            }
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
