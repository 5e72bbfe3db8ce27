import { Check } from 'lucide-react';
import { Card } from '@/components/ui/card';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';
import styles from './food-groups.module.css';

const all = [
  { code: 'breast_milk', name: 'Breast milk' },
  { code: 'grains_roots_tubers', name: 'Grains, roots' },
  { code: 'pulses_nuts_seeds', name: 'Beans, nuts, seeds' },
  { code: 'dairy', name: 'Dairy, formula' },
  { code: 'flesh_foods', name: 'Meat, fish' },
  { code: 'eggs', name: 'Eggs' },
  { code: 'vita_fruits_veg', name: 'Vitamin A fruit, veg' },
  { code: 'other_fruits_veg', name: 'Other fruit, veg' },
] as const;

interface FoodGroupsProps {
  groups: NonNullable<TodayAnswer['groups']>;
  isToday: boolean;
}

/** The eight groups of WHO and UNICEF as eight marks. */
export function FoodGroups({ groups, isToday }: FoodGroupsProps) {
  const { had, wanted, milk_assumed: isAssumed, source } = groups;
  const isEnough = had.length >= wanted;
  return (
    <Card
      title="Food groups"
      aside={
        <p className={styles.count}>
          {had.length} of {all.length}
        </p>
      }
      lead={
        isEnough
          ? `A varied day: at least ${wanted} groups.`
          : `At least ${wanted} make a varied day.${isToday ? ` ${wanted - had.length} to go.` : ''}`
      }
    >
      <ul className={styles.groups}>
        {all.map(({ code, name }) => {
          const isHad = had.includes(code);
          return (
            <li key={code} className={isHad ? styles.had : styles.open}>
              <span className={styles.mark}>{isHad && <Check size={16} strokeWidth={3} aria-hidden />}</span>
              {name}
              <span className={styles.state}>{isHad ? ': had' : ': not yet'}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {isAssumed && 'Milk is counted as in the profile. '}
        Source:{' '}
        <a href={source.url}>
          {source.org}, {source.year}
        </a>
      </p>
    </Card>
  );
}
