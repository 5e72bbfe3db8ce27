import { ChevronRight } from 'lucide-react';
import { Card } from '@/components/ui/card';
import type { MealPlanSummary } from '@/lib/contract/nutriai-plans';
import { carerName } from '@/lib/nutriai/client/babies/carer-name';
import { spanText } from '@/lib/nutriai/client/plans/plan-words';
import styles from './plan-list.module.css';

interface PlanListProps {
  plans: readonly MealPlanSummary[];
  shownId: string;
  today: string;
  onChoose: (id: string) => void;
}

/** The other plans, the latest first. */
export function PlanList({ plans, shownId, today, onChoose }: PlanListProps) {
  const others = plans.filter(({ id }) => id !== shownId);
  if (others.length === 0) return null;
  return (
    <Card title="Other plans" className={styles.card}>
      <ul className={styles.list}>
        {others.map((plan) => (
          <li key={plan.id}>
            <button type="button" className={styles.plan} onClick={() => onChoose(plan.id)}>
              <span className={styles.words}>
                <span className={styles.span}>{spanText(plan)}</span>
                <span className={styles.about}>{aboutText(plan, today)}</span>
              </span>
              <ChevronRight size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function aboutText({ start_date, end_date, days, made_by }: MealPlanSummary, today: string): string {
  const when = start_date > today ? 'Coming' : end_date < today ? 'Past' : 'Now';
  const count = days.length === 1 ? '1 day' : `${days.length} days`;
  const who = made_by === null || made_by.is_me ? '' : `, made by ${carerName(made_by)}`;
  return `${when}, ${count}${who}`;
}
