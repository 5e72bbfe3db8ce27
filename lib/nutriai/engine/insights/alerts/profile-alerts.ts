import { type Child } from '../../child';
import { type Needs } from '../../needs/needs-for';
import { allergenNames } from '../../safety/rules/allergens';
import { type AllergenPlan } from '../allergen-plan';
import { type Baby } from '../log';
import { type Alert } from './alert';

/** This many allergies and left-out foods make a diet that needs a dietitian's eye. Ours. */
const manyExclusions = 3;

function dietAlerts(baby: Baby): Alert[] {
  const exclusions = baby.allergies.length + baby.otherAllergies.length;
  if (baby.diet === 'vegan')
    return [
      {
        id: 'vegan_diet',
        severity: 'see_someone',
        title: 'A vegan diet at this age needs planning',
        advice:
          'Ask your GP or health visitor to refer you to a dietitian: vitamin B12, iron, iodine and vitamin D ' +
          'need attention.',
        source: 'nhs-vegan',
      },
    ];
  if (exclusions < manyExclusions) return [];
  return [
    {
      id: 'many_exclusions',
      severity: 'see_someone',
      title: 'Many foods are left out',
      advice:
        'Ask your GP or health visitor to refer you to a dietitian, to make sure that your child gets ' +
        'everything they need.',
      source: 'nhs-food-allergies',
    },
  ];
}

/** Born before 37 weeks, and by the due date not yet six months: others decide when solids start. */
function earlyBirthAlerts({ correctedAgeMonths, ageMonths }: Child): Alert[] {
  if (correctedAgeMonths === undefined || correctedAgeMonths >= 6 || ageMonths < 4) return [];
  return [
    {
      id: 'born_early_solids',
      severity: 'see_someone',
      title: 'Born early: ask when to start solids',
      advice: 'Your neonatal team, health visitor or doctor says when your baby is ready for solid food.',
      source: 'nhs-first-foods',
    },
  ];
}

/** A baby under a year with neither breast milk nor formula. */
function milkAlerts({ ageMonths, feeding }: Child): Alert[] {
  if (ageMonths >= 12 || feeding !== 'none') return [];
  return [
    {
      id: 'no_main_milk',
      severity: 'see_someone',
      title: 'No breast milk or formula in the profile',
      advice:
        'Under 12 months one of them is the main drink. If your baby has neither, talk to your ' +
        'health visitor or doctor today.',
      source: 'nhs-drinks',
    },
  ];
}

const titles: Record<Needs['supplements'][number]['id'], string> = {
  vitamin_d: 'Vitamin D every day',
  vitamins_a_c_d: 'Drops with vitamins A, C and D',
  iron: 'Ask about iron drops',
  vitamin_b12: 'Vitamin B12',
  iodine: 'Iodine',
};

/** Drops that public advice names at this age and feeding. */
function supplementAlerts({ supplements }: Needs): Alert[] {
  return supplements.map(({ id, advice, source }) => ({
    id: `supplement:${id}`,
    severity: 'tip',
    title: titles[id],
    advice,
    source,
  }));
}

function allergenAlerts({ due, offerAgain }: AllergenPlan, today: string): Alert[] {
  const [next] = due;
  const isDue = next !== undefined && next.from <= today;
  return [
    ...(isDue
      ? [
          {
            id: `allergen_due:${next.code}`,
            severity: 'tip' as const,
            title: `Next allergen to introduce: ${next.name}`,
            advice: next.askFirst
              ? `Ask your doctor before the first ${next.name}, for your child’s allergy or reaction.`
              : `${next.how} Offer it during the day, when your child is well. Wait three days before the ` +
                'next new one.',
            source: 'nhs-food-allergies' as const,
          },
        ]
      : []),
    ...(offerAgain.length > 0
      ? [
          {
            id: 'allergens_again',
            severity: 'tip' as const,
            title: `Not in the log for a week: ${offerAgain.map((code) => allergenNames[code]).join(', ')}`,
            advice: 'Keep offering what your child tolerates, at least once a week.',
            source: 'dga-2025' as const,
          },
        ]
      : []),
  ];
}

/** What follows from the profile: whom to see, drops, and allergens. */
export function profileAlerts(
  baby: Baby,
  child: Child,
  { needs, plan, today }: { needs: Needs; plan: AllergenPlan; today: string },
): Alert[] {
  return [
    ...milkAlerts(child),
    ...dietAlerts(baby),
    ...earlyBirthAlerts(child),
    ...supplementAlerts(needs),
    ...allergenAlerts(plan, today),
  ];
}
