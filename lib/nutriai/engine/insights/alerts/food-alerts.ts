import { type Sex } from '../../child';
import { type FoodFlag } from '../../foods/food';
import { type SourceId } from '../../sources';
import { type DayIntake } from '../day-intake';
import { daysBetween } from '../day-of';
import { type LimitBalance, type LimitId } from '../limit-balance';
import { type Alert } from './alert';

const fallbackSource: SourceId = 'nhs-foods-to-avoid';

/** Solid food before six months (H1). */
export function solidsAlerts(days: readonly DayIntake[]): Alert[] {
  const early = days.find(({ isLogged, child }) => isLogged && child.ageMonths < 6);
  if (!early) return [];
  const veryEarly = early.child.ageMonths < 4;
  return [
    {
      id: 'solids_early',
      severity: 'see_someone',
      title: veryEarly ? 'Solid food before four months' : 'Solid food before six months',
      advice: veryEarly
        ? 'Babies are not ready for solid food before four months. Go back to milk alone, and talk to ' +
          'your health visitor or doctor.'
        : 'Milk is all a baby needs until about six months. Start solids earlier only if your doctor or ' +
          'health visitor advises it.',
      source: 'who-complementary-feeding',
    },
  ];
}

const limitTitles: Record<LimitId, string> = {
  sodium: 'More salt than the limit',
  added_sugars: 'Added sugar in the log',
  retinol: 'A lot of ready-made vitamin A',
  juice: 'Juice above the limit',
  cows_milk_drink: 'Cow’s milk as a drink above the limit',
};

const listed = (foods: readonly string[]) => (foods.length === 0 ? '' : ` (${foods.join(', ')})`);

/** Limits that the mean of the logged days goes beyond. */
export function limitAlerts(limits: readonly LimitBalance[]): Alert[] {
  return limits.flatMap(({ id, status, note, sources, foods }) => {
    const [source = fallbackSource] = sources;
    return status === 'above'
      ? [
          {
            id: `limit:${id}`,
            severity: 'watch',
            title: `${limitTitles[id]}${listed(foods)}`,
            advice: note,
            source,
          },
        ]
      : [];
  });
}

interface WeeklyLimit {
  flag: FoodFlag;
  max: (sex: Sex | undefined) => number;
  title: string;
  advice: string;
  source: SourceId;
}

/** Portions in seven days (NHS; FDA and EPA). Without a sex, the stricter. */
const weeklyLimits: readonly WeeklyLimit[] = [
  {
    flag: 'liver',
    max: () => 1,
    title: 'Liver more than once a week',
    advice: 'Liver contains so much vitamin A that one portion a week is the limit.',
    source: 'nhs-foods-to-avoid',
  },
  {
    flag: 'oily_fish',
    max: (sex) => (sex === 'male' ? 4 : 2),
    title: 'More oily fish than recommended',
    advice:
      'Oily fish is good, up to two portions a week for girls and four for boys, because of pollutants.',
    source: 'nhs-foods-to-avoid',
  },
  {
    flag: 'limited_mercury',
    max: () => 1,
    title: 'Fish with some mercury more than once a week',
    advice:
      'Light canned tuna, halibut, snapper and monkfish: one small serving a week. Choose other fish instead.',
    source: 'fda-epa-fish',
  },
];

const weekDays = 7;

/** Foods that a week has room for only once or a few times. */
export function weeklyAlerts(days: readonly DayIntake[], today: string): Alert[] {
  const week = days.filter(({ date }) => daysBetween(date, today) < weekDays);
  const meals = week.flatMap((day) => day.meals.filter(({ share }) => share > 0));
  const sex = days.at(-1)?.child.sex;
  return weeklyLimits.flatMap(({ flag, max, title, advice, source }) => {
    const portions = meals.filter(({ foods }) => foods.some(({ food }) => food.flags.includes(flag)));
    return portions.length > max(sex)
      ? [{ id: `weekly:${flag}`, severity: 'watch', title, advice, source }]
      : [];
  });
}
