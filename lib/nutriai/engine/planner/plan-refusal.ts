import { type Child } from '../child';
import { needAgeMonths } from '../needs/need-age';
import { type PlanRefusal } from './meal-plan';
import { type PlanRequest } from './plan-request';

const firstAgeMonths = 6;

/** Whether solids begin later, by the age from the birth or from the due date. */
export function isTooYoungForPlans(child: Child): boolean {
  return Math.min(child.ageMonths, needAgeMonths(child)) < firstAgeMonths;
}

/** Why a baby under six months gets no plan of meals. By the age from the due date a clinician decides. */
export function refusalOf({ child }: Pick<PlanRequest, 'child'>): PlanRefusal {
  const bornEarly = child.ageMonths >= firstAgeMonths;
  return {
    refused: 'under_six_months',
    why: bornEarly
      ? 'Counted from the due date, your baby is under six months. Your ' +
        'neonatal team, health visitor or doctor says when to start solids.'
      : 'Under six months breast milk or first infant formula is all a baby ' +
        'needs, so there is no meal plan yet. Solids start at about six months.',
    whatHelps: bornEarly
      ? ['Ask your neonatal team, health visitor or doctor about the first foods.']
      : [
          'Plan from the day your baby is six months old.',
          'Signs of readiness, all three together: sitting and holding the head steady, reaching ' +
            'food and bringing it to the mouth, and swallowing it rather than pushing it out.',
          'If you think your baby needs solids earlier, talk to your health visitor or doctor first.',
        ],
    sources: ['who-complementary-feeding', 'nhs-first-foods'],
  };
}
