import { type Child, type Feeding } from '../child';
import { type NutrientAmounts } from '../nutrients';
import { type SourceId } from '../sources';
import { type MilkPlan } from './milk-plan';

export interface SupplementAdvice {
  id: 'vitamin_d' | 'vitamins_a_c_d' | 'iron' | 'vitamin_b12' | 'iodine';
  advice: string;
  /** What it gives at least, a day; absent where a clinician sets the amount or the product its own. */
  gives?: NutrientAmounts;
  source: SourceId;
}

interface SupplementContext {
  child: Child;
  feeding: Feeding;
  milk: MilkPlan;
}

/** Formula, ml a day, from which no drops are needed: NHS above 500, AAP from 1 litre. */
const enoughFormulaMl = { uk: 500, us: 1000 };

/** Half of what a mixed-fed child drinks is reckoned to be formula. */
function formulaMl({ milk, mlPerDay }: MilkPlan): number {
  if (milk === 'formula') return mlPerDay;
  return milk === 'mixed' ? mlPerDay / 2 : 0;
}

function vitaminDUk(ageMonths: number, formula: number): SupplementAdvice[] {
  if (formula > enoughFormulaMl.uk) return [];
  const underOne = ageMonths < 12;
  return [
    {
      id: 'vitamin_d',
      advice: underOne
        ? 'Give vitamin D drops of 8.5 to 10 µg every day, unless your baby has more than 500 ml of formula a day.'
        : 'Give 10 µg of vitamin D every day.',
      gives: { vitamin_d_ug: underOne ? 8.5 : 10 },
      source: 'nhs-vitamins',
    },
  ];
}

function vitaminsAcdUk(ageMonths: number, formula: number): SupplementAdvice[] {
  if (ageMonths < 6 || formula > enoughFormulaMl.uk) return [];
  return [
    {
      id: 'vitamins_a_c_d',
      advice:
        'From six months to five years drops with vitamins A, C and D are advised; they already ' +
        'contain vitamin D. One product only: never cod liver oil as well.',
      source: 'nhs-vitamins',
    },
  ];
}

function vitaminDUs(ageMonths: number, feeding: Feeding, formula: number): SupplementAdvice[] {
  if (ageMonths >= 12 || feeding === 'none' || formula >= enoughFormulaMl.us) return [];
  return [
    {
      id: 'vitamin_d',
      advice:
        'Give 400 IU (10 µg) of vitamin D every day, until your baby has about a litre (quart) of formula a day.',
      gives: { vitamin_d_ug: 10 },
      source: 'aap-vitamin-d',
    },
  ];
}

/**
 * Breastfed from four months until iron-rich food is eaten; a child born early from one month. No dose: a
 * clinician sets it.
 */
function iron({ child, feeding }: SupplementContext): SupplementAdvice[] {
  const { ageMonths } = child;
  const bornEarly = child.correctedAgeMonths !== undefined && child.correctedAgeMonths < ageMonths;
  const breastfed = feeding === 'breast' || feeding === 'mixed';
  if (ageMonths >= 12 || !(bornEarly ? ageMonths >= 1 : breastfed && ageMonths >= 4)) return [];
  return [
    {
      id: 'iron',
      advice: bornEarly
        ? 'Babies born early often need iron drops: ask your neonatal team or doctor.'
        : 'Breast milk contains little iron. American advice is iron drops from four months until ' +
          'iron-rich food is eaten each day: ask your doctor or health visitor.',
      source: 'aap-iron',
    },
  ];
}

/** What a diet without animal food leaves short. */
function plantBased({ diet }: Child): SupplementAdvice[] {
  if (diet !== 'vegan') return [];
  return [
    {
      id: 'vitamin_b12',
      advice: 'A vegan child needs vitamin B12 from fortified food or a supplement: ask a dietitian.',
      source: 'nhs-vegan',
    },
    {
      id: 'iodine',
      advice: 'Without milk, eggs and fish, iodine can run short: ask a dietitian how to give it.',
      source: 'efsa-2013-infants',
    },
  ];
}

/** Supplements that public advice names: American with the locale `us`, else British, which asks for more. */
export function supplementAdvice(context: SupplementContext): SupplementAdvice[] {
  const { child, feeding, milk } = context;
  const formula = formulaMl(milk);
  const vitamins =
    child.locale === 'us'
      ? vitaminDUs(child.ageMonths, feeding, formula)
      : [...vitaminDUk(child.ageMonths, formula), ...vitaminsAcdUk(child.ageMonths, formula)];
  return [...vitamins, ...iron(context), ...plantBased(child)];
}
