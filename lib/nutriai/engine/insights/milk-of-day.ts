import { type Child } from '../child';
import { gramsOf } from '../foods/grams-of';
import { type Food } from '../foods/food';
import { milkNutrients } from '../needs/milk-composition';
import { type Needs } from '../needs/needs-for';
import { type NutrientAmounts } from '../nutrients';
import { amountsOfServed } from './eaten-food';
import { type EatenFood, type ReadMeal } from './read-meal';

/** `estimated`: the usual volume at the age, since what is drunk at the breast, or was not logged, nobody measured. */
export type MilkVolume = 'logged' | 'estimated';

export interface MilkPart {
  milk: 'breast' | 'formula' | 'cow' | 'other';
  ml: number;
  volume: MilkVolume;
  nutrients: NutrientAmounts;
}

/** The milk drunk on a day. */
export interface MilkOfDay {
  parts: readonly MilkPart[];
  ml: number;
  isEstimated: boolean;
  /** Milk feeds logged, at the breast or by bottle or cup. */
  feeds: number;
}

const kindOf = ({ flags, id }: Food): MilkPart['milk'] => {
  if (flags.includes('breast_milk')) return 'breast';
  if (id === 'infant-formula') return 'formula';
  return id === 'whole-milk' ? 'cow' : 'other';
};

/** Drinks that count as milk: breast milk, formula and animal milk; not plant drinks. */
export function isMilkDrink({ food, isDrink }: EatenFood): boolean {
  const isMilk = (['breast_milk', 'infant_formula', 'animal_milk'] as const).some((flag) =>
    food.flags.includes(flag),
  );
  return isDrink && isMilk;
}

const isFormula = ({ food }: EatenFood) => food.flags.includes('infant_formula');

/** A bottle, a cup, a feed at the breast; a milk meal that says nothing more is one too. */
function isMilkFeed({ kind, foods, share, isSolid }: ReadMeal): boolean {
  if (share === 0) return false;
  return kind === 'milk' ? !isSolid : foods.some(isMilkDrink);
}

const millilitres = (food: Food, grams: number) => grams / (gramsOf(food, { amount: 1, unit: 'ml' }) ?? 1);

function loggedPart(drink: EatenFood, locale: Child['locale']): MilkPart | null {
  if (drink.grams === null) return null;
  const milk = kindOf(drink.food);
  const ml = millilitres(drink.food, drink.grams);
  const nutrients = milk === 'other' ? amountsOfServed(drink, locale) : milkNutrients(milk, ml, locale);
  const volume = drink.isAtBreast === true ? 'estimated' : 'logged';
  return { milk, ml, volume, nutrients: nutrients ?? {} };
}

const sumMl = (parts: readonly MilkPart[]) => parts.reduce((sum, { ml }) => sum + ml, 0);

function estimated(milk: 'breast' | 'formula', ml: number, locale: Child['locale']): MilkPart[] {
  return ml > 0 ? [{ milk, ml, volume: 'estimated', nutrients: milkNutrients(milk, ml, locale) }] : [];
}

/** What of formula was not logged: nothing where every bottle has its volume, else what is missing to the usual. */
function missingFormula(logged: number, usual: number, hasUnmeasured: boolean): number {
  return logged > 0 && !hasUnmeasured ? 0 : Math.max(0, usual - logged);
}

/** Of a child who is fed at the breast every feed is part of what is usual in a day, and none is counted besides. */
const isMeasured = ({ isAtBreast }: EatenFood, feeding: Child['feeding']) =>
  isAtBreast !== true || feeding === 'formula' || feeding === 'none';

const mlOf = (drinks: readonly EatenFood[]) =>
  drinks.reduce((sum, { food, grams }) => sum + (grams === null ? 0 : millilitres(food, grams)), 0);

function estimates(
  { locale }: Child,
  { feeding, milk: { mlPerDay: usual } }: Needs,
  drinks: readonly EatenFood[],
): MilkPart[] {
  const formula = drinks.filter(isFormula);
  const formulaMl = mlOf(formula);
  const expressedMl = mlOf(drinks.filter(({ food }) => food.flags.includes('breast_milk')));
  const hasUnmeasured = formula.some(({ grams }) => grams === null);
  switch (feeding) {
    case 'breast':
      return estimated('breast', usual - expressedMl - formulaMl, locale);
    case 'formula':
      return estimated('formula', missingFormula(formulaMl, usual, hasUnmeasured), locale);
    case 'mixed': {
      const missing = missingFormula(formulaMl, usual / 2, hasUnmeasured);
      return [
        ...estimated('formula', missing, locale),
        ...estimated('breast', usual - missing - formulaMl - expressedMl, locale),
      ];
    }
    case 'none':
      return [];
  }
}

/**
 * The milk of a day. Bottles and cups count as logged. What is drunk at the breast is reckoned by what is
 * usual for a child of this age and need (see `milkPlan`), less the milk that was measured; so is formula
 * where none was logged or a bottle has no volume. Animal milk is never guessed.
 */
export function milkOfDay(child: Child, needs: Needs, meals: readonly ReadMeal[]): MilkOfDay {
  const drinks = meals.flatMap(({ foods, share }) => (share === 0 ? [] : foods.filter(isMilkDrink)));
  const measured = drinks.filter((drink) => isMeasured(drink, needs.feeding));
  const logged = measured.flatMap((drink) => loggedPart(drink, child.locale) ?? []);
  const parts = [...logged, ...estimates(child, needs, measured)];
  return {
    parts,
    ml: sumMl(parts),
    isEstimated: parts.some(({ volume }) => volume === 'estimated'),
    feeds: meals.filter(isMilkFeed).length,
  };
}
