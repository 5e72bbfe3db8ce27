import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { FormProblem } from '@/components/ui/form-problem';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { grownUpsAtMost } from '@/lib/contract/plan-words';
import { useOnline } from '@/lib/nutriai/client/use-online';
import { byAisle, type ShoppingItem, toBuyWords } from '@/lib/nutriai/client/plans/plan-words';
import { ShoppingActions } from './shopping-actions';
import { Stepper } from './stepper';
import type { PlanChanges } from './use-plan-changes';
import type { ShoppingTicks } from './use-shopping-ticks';
import styles from './shopping-list.module.css';

function forWords(grownUps: number): string {
  if (grownUps === 0) return 'the baby';
  return `the baby and ${grownUps === 1 ? '1 grown-up' : `${grownUps} grown-ups`}`;
}

interface ShoppingListProps {
  plan: MealPlanAnswer;
  ticks: ShoppingTicks;
  changes: PlanChanges;
}

/** What to buy, aisle by aisle, with what is at home already at the end. */
export function ShoppingList({ plan, ticks, changes }: ShoppingListProps) {
  const [grownUps, setGrownUps] = useGrownUps(plan, changes);
  const batches = 1 + grownUps;
  const { toBuy, cupboard, atHome } = shoppingGroups(plan);
  return (
    <div className={styles.shopping}>
      <div className={styles.head}>
        <BoughtStatus toBuy={toBuy} ticks={ticks} />
        <ShoppingActions plan={plan} ticks={ticks} batches={batches} />
      </div>
      <Stepper
        label="Cook for"
        value={grownUps}
        min={0}
        max={grownUpsAtMost}
        words={forWords(grownUps)}
        onChange={setGrownUps}
      />
      {ticks.problem !== null && <FormProblem message={`Not saved. ${ticks.problem}`} />}
      <div className={styles.aisles}>
        {byAisle(toBuy).map(({ aisle, name, items }) => (
          <Card key={aisle} title={name} headingLevel={3} className={styles.aisle}>
            <Items items={items} ticks={ticks} batches={batches} />
          </Card>
        ))}
        {cupboard.length > 0 && (
          <Card title="Check your cupboard" headingLevel={3} className={styles.aisle}>
            <Items items={cupboard} ticks={ticks} batches={batches} />
          </Card>
        )}
        {atHome.length > 0 && (
          <Card title="You have these" headingLevel={3} className={styles.aisle}>
            <Items items={atHome} ticks={ticks} batches={batches} />
          </Card>
        )}
      </div>
      <p className={styles.note}>
        Amounts are for whole batches
        {grownUps > 0 && ', plus one batch for each grown-up'}.
      </p>
    </div>
  );
}

function shoppingGroups({ shopping_list: all }: MealPlanAnswer) {
  const wanted = all.filter(({ in_pantry }) => !in_pantry);
  return {
    toBuy: wanted.filter(({ cupboard }) => cupboard !== true),
    cupboard: wanted.filter(({ cupboard }) => cupboard === true),
    atHome: all.filter(({ in_pantry }) => in_pantry),
  };
}

function BoughtStatus({ toBuy, ticks }: { toBuy: readonly ShoppingItem[]; ticks: ShoppingTicks }) {
  const isOnline = useOnline();
  const bought = toBuy.filter(({ food }) => ticks.isChecked(food)).length;
  return (
    <p role="status" className={styles.status}>
      {bought === toBuy.length ? 'All done.' : `${bought} of ${toBuy.length} bought.`}
      {ticks.isWaiting && !isOnline && ' Your last ticks will be saved when you are back online.'}
    </p>
  );
}

/** How many eat along: shown at once, and stored with the plan for everybody who shops for it. */
function useGrownUps({ choices }: MealPlanAnswer, { change }: PlanChanges) {
  const [wanted, setWanted] = useState<number | null>(null);
  const set = (count: number) => {
    setWanted(count);
    void change({ grown_ups: count }).then(() => setWanted((latest) => (latest === count ? null : latest)));
  };
  return [wanted ?? choices.grown_ups, set] as const;
}

interface ItemsProps {
  items: readonly ShoppingItem[];
  ticks: ShoppingTicks;
  batches: number;
}

function Items({ items, ticks, batches }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.food}>
          <label className={styles.item}>
            <input
              type="checkbox"
              className={styles.box}
              checked={ticks.isChecked(item.food)}
              onChange={() => ticks.toggle(item.food)}
            />
            <span className={styles.name}>{item.name}</span>
            <span className={styles.amount}>{toBuyWords(item, batches)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
