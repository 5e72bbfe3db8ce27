import { type Child, type Feeding } from '../child';
import { type NutrientAmounts } from '../nutrients';
import { type SourceId } from '../sources';
import { dgaLevelKcal, whoEnergyShare, type WhoEnergyShare } from './complementary-energy';
import { energyNeed, type EnergyNeed } from './energy-need';
import { intakeLimits, type IntakeLimits } from './intake-limits';
import { ironAdvice, type IronAdvice } from './iron-advice';
import { mealPattern, type MealPattern, textureStage, type TextureStage } from './meal-pattern';
import { milkPlan, type MilkPlan } from './milk-plan';
import { foodTargets } from './food-targets';
import { feedingBand, type FeedingBand, needAgeMonths } from './need-age';
import { type NutrientNeed, type NutrientNeeds, nutrientNeeds, uncountedNeeds } from './nutrient-needs';
import { intakeBand, type UncountedNutrient } from './reference-intake';
import { supplementAdvice, type SupplementAdvice } from './supplement-advice';
import { waterNeed, type WaterNeed } from './water-need';

export interface NeedsOptions {
  /** Milk drunk in a day, ml, as logged or said; without it, what is usual. */
  milkMlPerDay?: number;
}

export interface NeedsEnergy extends EnergyNeed {
  fromMilkKcal: number;
  /** What is left for food: the need of this child less the milk, not below zero; zero under six months. */
  fromFoodKcal: number;
  /** WHO's average for the age band, to compare. */
  whoFromFood: WhoEnergyShare | null;
  /** The American pattern's level for a toddler, to compare. */
  dgaLevelKcal: number | null;
}

export interface Needs {
  /** The age that needs go by: corrected for an early birth under 24 months. */
  ageMonths: number;
  band: FeedingBand;
  feeding: Feeding;
  energy: NeedsEnergy;
  /** A day, of milk, food, drinks and supplements together. */
  nutrients: NutrientNeeds;
  /** What has a reference intake but no figure in food tables. */
  uncounted: Partial<Record<UncountedNutrient, NutrientNeed>>;
  /**
   * What food should give after the milk, not below zero. Empty under six months. See `foodTargets` for what
   * differs from `nutrients`.
   */
  foodTargets: NutrientAmounts;
  /** What food may at most give after the milk. Empty under six months. */
  foodLimits: NutrientAmounts;
  limits: IntakeLimits;
  water: WaterNeed;
  meals: MealPattern;
  texture: TextureStage;
  milk: MilkPlan;
  iron: IronAdvice;
  supplements: SupplementAdvice[];
  /** For the parent: what was assumed, and whom to ask. */
  notes: string[];
  sources: SourceId[];
}

function foodLimits(limits: IntakeLimits, milk: NutrientAmounts): NutrientAmounts {
  return {
    sodium_mg: Math.max(0, limits.sodiumMg.max - (milk.sodium_mg ?? 0)),
    retinol_ug: Math.max(0, limits.retinolUg.max - (milk.retinol_ug ?? 0)),
  };
}

const notes = {
  sex: 'The sex is not given: energy is the mean of a girl’s and a boy’s.',
  size:
    'Weight or length is not given, so energy is estimated from the WHO growth standards. Add both for a ' +
    'better figure.',
  implausible:
    'The weight or length looks out of range for the age, so an estimate is used in its place. Check ' +
    'the figure and its unit.',
  feeding: 'How the child is fed is not given: breast milk is assumed.',
  corrected: 'Needs are based on the age from the due date, until two years.',
  correctedUnderSix:
    'Counted from the due date, your baby is under six months. Your neonatal team, health visitor or doctor ' +
    'says when to start solids.',
  milkIsAll:
    'The milk alone gives all the energy of the day, which leaves little room for food. Offer food first, then milk.',
  underSix: 'Under six months, milk is all a baby needs. Solids start at about six months.',
  formulaIron:
    'Formula differs by country and brand. Values here are from US tables, with iron limited to the ' +
    'maximum in European and British law: check the label.',
};

function notesOf(
  child: Child,
  { ageMonths, energy, milk }: Pick<Needs, 'ageMonths' | 'energy' | 'milk'>,
): string[] {
  const corrected = ageMonths < Math.floor(child.ageMonths);
  const said = [
    child.sex === undefined || child.sex === 'unspecified' ? notes.sex : '',
    child.weightKg === undefined || child.lengthCm === undefined ? notes.size : '',
    energy.basis.implausible ? notes.implausible : '',
    child.feeding === undefined ? notes.feeding : '',
    corrected ? notes.corrected : '',
    ageMonths < 6 ? (child.ageMonths < 6 ? notes.underSix : notes.correctedUnderSix) : '',
    ageMonths >= 6 && energy.fromFoodKcal === 0 ? notes.milkIsAll : '',
    (milk.milk === 'formula' || milk.milk === 'mixed') && child.locale !== 'us' ? notes.formulaIron : '',
  ];
  return said.filter((note) => note !== '');
}

/**
 * What a child of 0 to 36 months needs a day, what milk gives of it, and what is left for food. Energy by
 * NASEM 2023, nutrients by IOM and NASEM with EFSA and WHO/FAO beside them, feeding by WHO; each figure names
 * its source. Under six months everything comes from milk, and food has no targets.
 * @throws RangeError for an age, a measurement or a volume that no child has
 */
export function needsFor(child: Child, { milkMlPerDay }: NeedsOptions = {}): Needs {
  const ageMonths = needAgeMonths(child);
  const band = feedingBand(ageMonths);
  const nutrientBand = intakeBand(ageMonths);
  const milkOnly = band === '0-5';
  const feeding = child.feeding ?? 'breast';
  const need = energyNeed(child, ageMonths);
  const { totalKcal, basis } = need;
  const milk = milkPlan(
    { child, feeding, band, ageMonths, weightKg: basis.weightKg, totalKcal },
    milkMlPerDay,
  );
  const energy: NeedsEnergy = {
    ...need,
    fromMilkKcal: milkOnly ? totalKcal : milk.kcal,
    fromFoodKcal: milkOnly ? 0 : Math.max(0, totalKcal - milk.kcal),
    whoFromFood: whoEnergyShare(band, feeding),
    dgaLevelKcal: dgaLevelKcal(ageMonths, basis.sex),
  };
  const nutrients = nutrientNeeds(nutrientBand, ageMonths, need);
  const limits = intakeLimits(child, totalKcal);
  const water = waterNeed(band);
  const meals = mealPattern(band, feeding);
  return {
    ageMonths,
    band,
    feeding,
    energy,
    nutrients,
    uncounted: uncountedNeeds(nutrientBand, ageMonths),
    foodTargets: milkOnly ? {} : foodTargets(nutrients, energy, milk.nutrients),
    foodLimits: milkOnly ? {} : foodLimits(limits, milk.nutrients),
    limits,
    water,
    meals,
    texture: textureStage(band),
    milk,
    iron: ironAdvice(child, nutrientBand),
    supplements: supplementAdvice({ child, feeding, milk }),
    notes: [...notesOf(child, { ageMonths, energy, milk }), ...milk.notes],
    sources: [...new Set([need.source, meals.source, ...milk.sources, ...water.sources])],
  };
}
