import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { countOf, dietGroups, groupNames } from './insight-words';
import styles from './variety-section.module.css';

/** Different foods tasted so far, and the new ones of these days. */
export function VarietySection({ variety, days }: { variety: InsightsAnswer['variety']; days: number }) {
  const { all_time: allTime, goal, new_foods: newFoods, by_group: byGroup } = variety;
  const share = `${Math.min(100, (allTime / goal) * 100)}%`;
  const groups = dietGroups.filter((group) => group !== 'breast_milk');
  return (
    <Card id="variety" title="Variety">
      <p className={styles.count}>
        <strong className={styles.number}>{allTime}</strong>
        <span>{allTime > goal ? 'different foods tried' : `of ${goal} foods tried`}</span>
      </p>
      <svg className={styles.bar} width="100%" height="10" aria-hidden>
        <rect className={styles.track} width="100%" height="10" rx="5" />
        <rect className={styles.fill} width={share} height="10" rx="5" />
      </svg>
      <p className={styles.note}>A hundred is a fun goal, but not a rule. Just keep offering new tastes.</p>
      <h3 className={styles.subtitle}>
        {newFoods.length === 0
          ? `Nothing new in these ${days} days`
          : `${countOf(newFoods.length, 'new food')} in these ${days} days`}
      </h3>
      {newFoods.length > 0 && (
        <ul className={styles.chips}>
          {newFoods.map(({ food, name }) => (
            <li key={food}>{name}</li>
          ))}
        </ul>
      )}
      <dl className={styles.groups}>
        {groups.map((group) => (
          <div key={group}>
            <dt>{groupNames[group]}</dt>
            <dd>{byGroup[group] ?? 0}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
