import { type Feeding, type Locale } from '../child';
import { compositionRows } from '../foods/composition-rows';
import { type NutrientAmounts, type NutrientCode } from '../nutrients';

/** What a child drinks as milk; `cow` is whole cow's milk, from 12 months on. */
export type Milk = Exclude<Feeding, 'none'> | 'cow';

/** Rows of USDA SR27: mature human milk; three first formulas of cow's milk with iron, ready to feed; whole milk. */
const humanMilk = '01107';
const firstFormulas = ['03815', '03832', '03850'];
const wholeMilk = '01077';

/** Millilitres of the measures that the rows were weighed in. */
const portionMl: Record<string, number> = { '1 fl oz': 29.5735, '1 cup': 236.588 };

/**
 * European and British law lets formula of cow's milk hold at most 1.3 mg of iron in 100 kcal; American
 * formula holds more. Recalled from Annex I of the regulation.
 */
const formulaIronMaxMgPer100Kcal = 1.3;

/** The largest volume that is not a slip of the pen. */
const maxMl = 2500;

function scaled(amounts: NutrientAmounts, factor: number): NutrientAmounts {
  return Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, amount * factor]));
}

/** What 100 ml of a row's milk give, by the weight of its household measure. */
function per100Ml(code: string): NutrientAmounts {
  const row = compositionRows.get(code);
  const ml = portionMl[row?.portion ?? ''];
  if (!row?.portionG || !ml) throw new Error(`Food row ${code} has no measure in millilitres.`);
  return scaled(row.amounts, row.portionG / ml);
}

/** Means of what all of them state; a nutrient that one does not state is unknown. */
function meanOf(all: readonly NutrientAmounts[]): NutrientAmounts {
  const mean: NutrientAmounts = {};
  for (const code of Object.keys(all[0] ?? {}) as NutrientCode[]) {
    const amounts = all.flatMap((each) => each[code] ?? []);
    if (amounts.length !== all.length) continue;
    mean[code] = amounts.reduce((sum, amount) => sum + amount, 0) / all.length;
  }
  return mean;
}

function formulaPer100Ml(locale: Locale | undefined): NutrientAmounts {
  const mean = meanOf(firstFormulas.map(per100Ml));
  if (locale === 'us' || mean.iron_mg === undefined || mean.energy_kcal === undefined) return mean;
  return { ...mean, iron_mg: Math.min(mean.iron_mg, (formulaIronMaxMgPer100Kcal * mean.energy_kcal) / 100) };
}

/** Whole milk is enriched with vitamin D in America; elsewhere it is not known to hold any. */
function cowPer100Ml(locale: Locale | undefined): NutrientAmounts {
  const { vitamin_d_ug: added, ...rest } = per100Ml(wholeMilk);
  return locale === 'us' ? { ...rest, vitamin_d_ug: added } : rest;
}

/**
 * Composition of a milk per 100 ml: mature human milk, a typical first infant formula, half of each for
 * `mixed`, whole cow's milk. Source: USDA SR27; what was not measured is absent.
 */
export function milkPer100Ml(milk: Milk, locale?: Locale): NutrientAmounts {
  switch (milk) {
    case 'breast':
      return per100Ml(humanMilk);
    case 'formula':
      return formulaPer100Ml(locale);
    case 'mixed':
      return meanOf([per100Ml(humanMilk), formulaPer100Ml(locale)]);
    case 'cow':
      return cowPer100Ml(locale);
  }
}

/**
 * What a volume of milk gives. `none` gives nothing that is known of.
 * @throws RangeError for a volume outside 0 to 2,500 ml
 */
export function milkNutrients(milk: Milk | 'none', ml: number, locale?: Locale): NutrientAmounts {
  if (!(ml >= 0 && ml <= maxMl))
    throw new RangeError(`Milk is given in millilitres a day, from 0 to ${maxMl}, not ${ml}.`);
  return milk === 'none' ? {} : scaled(milkPer100Ml(milk, locale), ml / 100);
}
