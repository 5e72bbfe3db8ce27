import { type Child, type Feeding } from '../child';
import { type NutrientAmounts } from '../nutrients';
import { type SourceId } from '../sources';
import { usualBreastMilkKcal } from './complementary-energy';
import { cowsMilkFromMonths } from './cows-milk';
import { type Milk, milkNutrients, milkPer100Ml } from './milk-composition';
import { type FeedingBand } from './need-age';

/** The milk of a day. */
export interface MilkPlan {
  milk: Milk | 'none';
  mlPerDay: number;
  /** `given`: as logged or said; `expected`: what such a child usually has. */
  volume: 'given' | 'expected';
  /** The usual range, where advice has one. Breastfeeding goes by the child, not by a volume. */
  rangeMl: { min: number; max: number } | null;
  kcal: number;
  /** `recalled`: the usual volume is known from its source, not read again there. */
  basis?: 'recalled';
  /** What this volume gives; a nutrient that was not measured is absent. */
  nutrients: NutrientAmounts;
  notes: string[];
  sources: SourceId[];
}

interface MilkContext {
  child: Child;
  feeding: Feeding;
  band: FeedingBand;
  ageMonths: number;
  weightKg: number;
  totalKcal: number;
}

interface Expected {
  ml: number;
  rangeMl: { min: number; max: number } | null;
  sources: SourceId[];
  basis?: 'recalled';
  notes?: string[];
}

const kcalPerMl = (milk: Milk, child: Child) => (milkPer100Ml(milk, child.locale).energy_kcal ?? 0) / 100;

/** Before solids 150 to 200 ml for each kg a day, and at most 32 oz. Sources: NHS; AAP. */
const formulaMlPerKg = { min: 150, max: 200 };
const formulaMaxMl = 960;

function youngFormula({ child, weightKg, totalKcal }: MilkContext): Expected {
  const capped = (perKg: number) => Math.round(Math.min(perKg * weightKg, formulaMaxMl));
  const rangeMl = { min: capped(formulaMlPerKg.min), max: capped(formulaMlPerKg.max) };
  const forEnergy = Math.round(totalKcal / kcalPerMl('formula', child));
  return {
    ml: Math.min(rangeMl.max, Math.max(rangeMl.min, forEnergy)),
    rangeMl,
    sources: ['nhs-bottle-feeding', 'aap-formula'],
  };
}

/**
 * With solids 600 ml to nine months and 400 ml from ten; by First Steps Nutrition Trust. A British weaning
 * booklet has 600 to 800 ml at six to eight months and at most 600 from nine: the lower end is reckoned with,
 * so that food is not asked for too little.
 */
function olderFormula(ageMonths: number): Expected {
  return {
    ml: ageMonths < 10 ? 600 : 400,
    rangeMl: ageMonths < 9 ? { min: 600, max: 800 } : { min: 400, max: 600 },
    sources: ['first-steps-first-year'],
    basis: 'recalled',
  };
}

/**
 * About 300 to 400 ml in Britain; in America 16 to 24 oz (480 to 720 ml) in the second year, 16 to 20 oz (600
 * ml) from two. Above 600 (720) ml it takes the place of food with iron.
 */
function toddlerMilk({ child, ageMonths }: MilkContext): Expected {
  return child.locale === 'us'
    ? { ml: 480, rangeMl: { min: 480, max: ageMonths < 24 ? 720 : 600 }, sources: ['aap-milk'] }
    : { ml: 350, rangeMl: { min: 300, max: 400 }, sources: ['nhs-drinks', 'aap-milk'] };
}

/** From two years on nobody has measured how much is usual, and a child drinks what was usual before the birthday. */
const afterTwoYears =
  'No study says how much breast milk is usual after two years. We count as much as in the second ' +
  'year: if your child drinks less now, offer more food.';

function breastMilk({ child, band, totalKcal }: MilkContext): Expected {
  const kcal = usualBreastMilkKcal(band, totalKcal) ?? totalKcal;
  return {
    ml: Math.round(kcal / kcalPerMl('breast', child)),
    rangeMl: null,
    sources: [band === '0-5' ? 'who-complementary-feeding' : 'dewey-brown-2003'],
    ...(band === '24-36' && { notes: [afterTwoYears] }),
  };
}

function formula(context: MilkContext): Expected {
  if (context.ageMonths < 6) return youngFormula(context);
  if (context.ageMonths < cowsMilkFromMonths) return olderFormula(context.ageMonths);
  return {
    ...toddlerMilk(context),
    notes: ['From 12 months on, formula is no longer needed: whole milk can take its place.'],
  };
}

/** Half of what each would be alone, of both by volume. */
function mixed(context: MilkContext): Expected {
  const parts = [breastMilk(context), formula(context)];
  return {
    ml: Math.round(parts.reduce((sum, { ml }) => sum + ml, 0) / 2),
    rangeMl: null,
    sources: parts.flatMap(({ sources }) => sources),
    notes: parts.flatMap(({ notes }) => notes ?? []),
  };
}

const noMilkUnderOne =
  'A baby under 12 months needs breast milk or first infant formula as the main drink. Talk to your ' +
  'health visitor or doctor today if your baby has neither.';
const noCowsMilk =
  'No cow’s milk is counted. From 12 months an unsweetened, calcium-fortified soya, oat or almond ' +
  'drink can be one of the drinks; rice drink is not given before 5 years.';

/** A toddler who has neither breast milk nor formula drinks whole milk, unless vegan or allergic to milk. */
const drinksCowsMilk = ({ diet, allergies = [] }: Child) => diet !== 'vegan' && !allergies.includes('milk');

function chosenMilk({ feeding, ageMonths, child }: MilkContext): { milk: Milk | 'none'; note?: string } {
  if (feeding !== 'none') return { milk: feeding };
  if (ageMonths < cowsMilkFromMonths)
    return { milk: ageMonths < 6 ? 'formula' : 'none', note: noMilkUnderOne };
  return drinksCowsMilk(child) ? { milk: 'cow' } : { milk: 'none', note: noCowsMilk };
}

function expectedOf(milk: Milk | 'none', context: MilkContext): Expected {
  switch (milk) {
    case 'breast':
      return breastMilk(context);
    case 'formula':
      return formula(context);
    case 'mixed':
      return mixed(context);
    case 'cow':
      return toddlerMilk(context);
    case 'none':
      return { ml: 0, rangeMl: null, sources: [] };
  }
}

/** A volume said or logged, above the usual. */
const aboveRange =
  'This is more milk than usual at this age. It can replace food with iron: offer food first, then milk.';

/**
 * The milk of a day: the volume given, or what a child of this age, size and feeding usually has, and what it gives.
 * @throws RangeError for an impossible volume
 */
export function milkPlan(context: MilkContext, mlGiven?: number): MilkPlan {
  const { milk, note } = chosenMilk(context);
  const expected = expectedOf(milk, context);
  const mlPerDay = mlGiven ?? expected.ml;
  const nutrients = milkNutrients(milk, mlPerDay, context.child.locale);
  const tooMuch = mlGiven !== undefined && expected.rangeMl !== null && mlGiven > expected.rangeMl.max;
  return {
    milk,
    mlPerDay,
    volume: mlGiven === undefined ? 'expected' : 'given',
    rangeMl: expected.rangeMl,
    ...(expected.basis && { basis: expected.basis }),
    kcal: Math.round(nutrients.energy_kcal ?? 0),
    nutrients,
    notes: [
      ...(note ? [note] : []),
      ...(expected.notes ?? []),
      ...(tooMuch && context.ageMonths >= 6 ? [aboveRange] : []),
    ],
    sources: [...new Set([...expected.sources, 'usda-sr27' as const])],
  };
}
