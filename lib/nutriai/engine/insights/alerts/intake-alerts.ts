import { capitalised } from '../../capitalised';
import { type Diet } from '../../child';
import { type NutrientCode } from '../../nutrients';
import { type SourceId } from '../../sources';
import { type DayIntake } from '../day-intake';
import { addDays } from '../day-of';
import { type NutrientBalance } from '../nutrient-balance';
import { type ReadMeal } from '../read-meal';
import { type WaterBalance } from '../water-balance';
import { type WhoIndicators } from '../who-indicators';
import { type Alert } from './alert';
import { type Diner, helpfulFoods } from './helpful-foods';

/** One day says little: nutrients and indicators are spoken of from three logged days on. Ours. */
export const leastLoggedDays = 3;

interface Help {
  /** `foods` that this child may have. */
  advice: (foods: string) => string;
  source: SourceId;
}

const offer = (foods: string) => `Offer ${foods}.`;

/** What to do about a nutrient that food can provide. */
const helps: Partial<Record<NutrientCode, Help>> = {
  iron_mg: {
    advice: (foods) =>
      `Offer a food rich in iron twice a day: ${foods}. Vitamin C from fruit or vegetables at the same meal ` +
      'helps the body absorb iron from plants.',
    source: 'aap-iron',
  },
  energy_kcal: {
    advice: (foods) =>
      'Appetite varies from day to day, and perhaps not all meals are logged. Enrich meals with a ' +
      `little ${foods}, and offer often; your child decides how much.`,
    source: 'nasem-2023-energy',
  },
  protein_g: { advice: offer, source: 'iom-2005-macronutrients' },
  zinc_mg: { advice: offer, source: 'iom-2001-micronutrients' },
  calcium_mg: { advice: offer, source: 'iom-2011-calcium-vitamin-d' },
  vitamin_a_ug: { advice: offer, source: 'iom-2001-micronutrients' },
  vitamin_c_mg: { advice: offer, source: 'iom-2000-antioxidants' },
};

const withoutFoods = 'Ask your health visitor or a dietitian which foods provide it.';

/** Low intakes that food can raise. Vitamin D is the business of drops: see the supplements. */
export function nutrientAlerts(
  balances: readonly NutrientBalance[],
  loggedDays: number,
  diner: Diner,
): Alert[] {
  if (loggedDays < leastLoggedDays) return [];
  return balances.flatMap(({ code, name, status, share }) => {
    const help = helps[code];
    if (status !== 'low' || !help || share === null) return [];
    const foods = helpfulFoods(code, diner);
    return [
      {
        id: `low:${code}`,
        severity: code === 'iron_mg' ? 'watch' : 'tip',
        title: `${capitalised(name)} looks low in what is logged: about ${Math.round(share * 100)}% of a day’s need`,
        advice: foods === null ? withoutFoods : help.advice(foods),
        source: help.source,
      },
    ];
  });
}

/** More than half of the days. */
const isMost = ({ days, of }: { days: number; of: number }) => of >= leastLoggedDays && days * 2 > of;
const isFew = ({ days, of }: { days: number; of: number }) => of >= leastLoggedDays && days * 2 < of;

type Summary = WhoIndicators['summary'];

interface IndicatorTip {
  id: keyof Summary;
  title: string;
  advice: string;
  applies: (summary: Summary, diet: Diet) => boolean;
}

/** A vegan family is not told to give egg, fish or meat. */
const indicatorTips: readonly IndicatorTip[] = [
  {
    id: 'zvf',
    title: 'Most days without fruit or vegetables',
    advice:
      'Keep offering some at every meal: most children need to try a food many times before they like it.',
    applies: ({ zvf }) => isMost(zvf),
  },
  {
    id: 'mdd',
    title: 'Fewer than five food groups on most days',
    advice: 'Add one food from a group that is missing to a meal your child already likes.',
    applies: ({ mdd }) => isFew(mdd),
  },
  {
    id: 'mmf',
    title: 'Fewer meals than usual at this age on most days',
    advice: 'Perhaps some were not logged. Offer food more often, in small portions.',
    applies: ({ mmf }) => isFew(mmf),
  },
  {
    id: 'eff',
    title: 'Egg, fish or meat on few days',
    advice:
      'WHO recommends one of them every day, as far as your child may have them: they provide easily absorbed ' +
      'iron and zinc. Otherwise, give pulses often.',
    applies: ({ eff }, diet) => isFew(eff) && diet !== 'vegan',
  },
];

/** Returns what most days of the window lacked, by WHO's indicators. */
export function indicatorAlerts(who: WhoIndicators | null, diet: Diet): Alert[] {
  if (!who) return [];
  const { summary } = who;
  const tips = indicatorTips.filter(({ applies }) => applies(summary, diet));
  return [
    ...sweetDrinkAlert(summary.swb),
    ...tips.map(({ id, title, advice }): Alert => ({
      id: `who:${id}`,
      severity: 'tip',
      title,
      advice,
      source: 'who-complementary-feeding',
    })),
  ];
}

function sweetDrinkAlert({ days, of }: Summary['swb']): Alert[] {
  if (days === 0) return [];
  return [
    {
      id: 'who:swb',
      severity: 'watch',
      title: `A sweet drink on ${days} of ${of} days`,
      advice:
        'Milk and water are all the drinks a child needs; sweet drinks, juice too, harm teeth ' +
        'and fill a small stomach.',
      source: 'who-complementary-feeding',
    },
  ];
}

/** Water is never pushed: only too much, or any under six months, is spoken of. */
export function waterAlerts({ status, days, plainMl, warnAboveMl, advice }: WaterBalance): Alert[] {
  if (status === 'not_yet' && days.some((day) => day.plainMl > 0))
    return [
      {
        id: 'water_early',
        severity: 'see_someone',
        title: 'Water before six months',
        advice:
          `${advice} Talk to your health visitor if your baby seems thirsty; if your baby is very ` +
          'sleepy or unwell, call your doctor (in the UK, your GP or 111) today.',
        source: 'aap-milk',
      },
    ];
  if (status !== 'above' || plainMl === null) return [];
  return [
    {
      id: 'water_above',
      severity: 'watch',
      title: `More plain water than usual: about ${Math.round(plainMl)} ml a day`,
      advice:
        `Above about ${warnAboveMl} ml a day water replaces milk and food. If your child is very thirsty for ` +
        'days, tell your GP.',
      source: 'aap-milk',
    },
  ];
}

/** Formula above the usual range takes the place of food (needs, `milkPlan`). */
export function milkAlerts(days: readonly DayIntake[]): Alert[] {
  const logged = days.filter(({ milk }) => !milk.isEstimated && milk.ml > 0);
  const last = days.at(-1);
  const range = last?.needs.milk.rangeMl;
  if (!last || !range || last.needs.feeding !== 'formula' || logged.length < leastLoggedDays) return [];
  const ml = logged.reduce((sum, { milk }) => sum + milk.ml, 0) / logged.length;
  if (ml <= range.max) return [];
  return [
    {
      id: 'much_milk',
      severity: 'watch',
      title: `More milk than usual: about ${Math.round(ml)} ml a day`,
      advice:
        last.child.ageMonths < 6
          ? 'Babies differ. If your baby seems hungry after feeds or brings up a lot, ask your health visitor.'
          : 'It can replace food with iron: offer food first, then milk.',
      source: last.needs.milk.sources[0] ?? 'nhs-bottle-feeding',
    },
  ];
}

const refusedShare = 0.25;
const refusalDays = 21;

/** Hardly anything eaten at nearly all meals for three weeks. `meals` are all there are up to today. */
export function refusalAlerts(meals: readonly ReadMeal[], today: string): Alert[] {
  const before = addDays(today, -refusalDays);
  const early = addDays(today, 3 - refusalDays);
  const recent = meals.filter(({ date, isSolid }) => isSolid && date > before);
  const isLong = recent.some(({ date }) => date <= early);
  const refused = recent.filter(({ share }) => share <= refusedShare).length;
  if (!isLong || recent.length < refusalDays || refused < recent.length * 0.9) return [];
  return [
    {
      id: 'refusal',
      severity: 'see_someone',
      title: 'Hardly any food eaten for three weeks',
      advice:
        'Ask your health visitor or GP to look at feeding and weight. Keep offering food without pressure.',
      source: 'nice-ng75',
    },
  ];
}
