import { type Child, type Locale } from '../child';
import { type SourceId } from '../sources';
import { cowsMilkFromMonths, cowsMilkSources } from './cows-milk';

export interface IntakeLimit {
  max: number;
  note: string;
  sources: readonly SourceId[];
}

/** What a day should not go beyond, from milk, drinks and food together. */
export interface IntakeLimits {
  sodiumMg: IntakeLimit;
  addedSugarsG: IntakeLimit;
  /** Ready-made vitamin A. */
  retinolUg: IntakeLimit;
  juiceMl: IntakeLimit;
  /** As a drink; in cooking it is fine from six months. */
  cowsMilkDrinkMl: IntakeLimit;
  /** Fat as a share of energy, from one year on; under two years it is never held back. */
  fatEnergyPercent: { min: number; max: number; source: SourceId } | null;
}

const kcalPerGramOfSugar = 4;
/** Free sugars from two years on; the American limit is 10 %. Source: SACN 2015. */
const freeSugarsShare = 0.05;

function sugars(ageMonths: number, totalKcal: number): IntakeLimit {
  return ageMonths < 24
    ? {
        max: 0,
        note: 'No added sugar, syrup or honey under two years.',
        sources: ['dga-2025', 'who-complementary-feeding'],
      }
    : {
        max: Math.round((totalKcal * freeSugarsShare) / kcalPerGramOfSugar),
        note: 'Keep free sugars within 5% of energy.',
        sources: ['sacn-2015-carbohydrates'],
      };
}

/** British advice has 600 ml; American 24 oz in the second year, and 20 oz (600 ml) from two. */
function cowsMilk(ageMonths: number, locale: Locale | undefined): IntakeLimit {
  if (ageMonths < cowsMilkFromMonths) {
    return {
      max: 0,
      note: 'Not as a drink before 12 months. It is fine in cooking and on cereal from six months.',
      sources: cowsMilkSources,
    };
  }
  return {
    max: locale === 'us' && ageMonths < 24 ? 720 : 600,
    note: 'More than that leaves too little room for iron-rich food.',
    sources: ['aap-milk', 'nhs-drinks'],
  };
}

/**
 * The limits of an age, by completed months since birth: they are rules of safety, and are not corrected for
 * an early birth.
 */
export function intakeLimits({ ageMonths, locale }: Child, totalKcal: number): IntakeLimits {
  const underOne = ageMonths < 12;
  return {
    sodiumMg: {
      max: underOne ? 400 : 800,
      note: underOne ? 'Less than 1 g of salt a day: add none.' : 'At most 2 g of salt a day.',
      sources: ['sacn-2003-salt', 'nhs-foods-to-avoid'],
    },
    addedSugarsG: sugars(ageMonths, totalKcal),
    retinolUg: {
      max: 600,
      note:
        'Liver and some drops contain ready-made vitamin A: give one product with it at a time. Vitamin A ' +
        'from vegetables does not count.',
      sources: ['iom-2001-micronutrients'],
    },
    juiceMl: {
      max: underOne ? 0 : 120,
      note: underOne ? 'No juice before 12 months.' : 'In a cup and with a meal.',
      sources: ['aap-juice'],
    },
    cowsMilkDrinkMl: cowsMilk(ageMonths, locale),
    fatEnergyPercent: underOne ? null : { min: 30, max: 40, source: 'iom-2005-macronutrients' },
  };
}
