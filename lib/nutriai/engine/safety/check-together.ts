import { type Child } from '../child';
import { compositionOf } from '../foods/composition-of';
import { type Item } from './item';
import { type ReadSubject } from './read-subject';
import { type Finding } from './verdict';

/** What only shows when all items are seen together: two vitamin products, and the salt of a serving. */
export function checkTogether({ items, servings }: ReadSubject, { ageMonths }: Child): Finding[] {
  return [...twoVitaminProducts(items), ...saltOfServing(items, servings, ageMonths)];
}

function twoVitaminProducts(items: readonly Item[]): Finding[] {
  const products = new Map(
    items.flatMap(({ food, flags }) => (food && flags.has('vitamin_ad_oil') ? [[food.id, food.name]] : [])),
  );
  if (products.size < 2) return [];
  return [
    {
      rule: 'H27-two-vitamin-products',
      kind: 'safety',
      severity: 'block',
      food: null,
      foodName: [...products.values()].join(', '),
      message: 'Two products with vitamin A or D together can be too much.',
      instead: 'One vitamin product at a time, as the label says.',
      source: ['nhs-vitamins'],
      basis: 'verified',
    },
  ];
}

/** Most sodium in a day, mg: under 1 g of salt to 12 months, 2 g from 1 to 3 years. Sources: SACN 2003; NHS. */
function sodiumOfDay(ageMonths: number): number {
  return ageMonths < 12 ? 400 : 800;
}

/** Sodium from the weighed ingredients of one serving; what was not weighed or analysed is not guessed. */
function saltOfServing(items: readonly Item[], servings: number | null, ageMonths: number): Finding[] {
  if (servings === null || servings <= 0 || ageMonths < 6 || ageMonths >= 36) return [];
  let sodium = 0;
  for (const { food, grams } of items) {
    const per100 = food && grams !== null ? compositionOf(food)?.sodium_mg : undefined;
    if (per100 !== undefined && grams !== null) sodium += (per100 * grams) / 100;
  }
  const mg = Math.round(sodium / servings);
  const day = sodiumOfDay(ageMonths);
  if (mg <= day / 2) return [];
  const severity = mg <= day ? 'warn' : ageMonths < 12 ? 'block' : 'prepare';
  return [
    {
      rule: 'salt-of-serving',
      kind: 'safety',
      severity,
      food: null,
      foodName: '',
      message: `A serving contains about ${mg} mg of sodium; ${day} mg is the limit for a whole day.`,
      instead: 'Less of the salty ingredients, or a smaller serving.',
      source: ['nhs-foods-to-avoid', 'sacn-2003-salt'],
      basis: 'verified',
    },
  ];
}
