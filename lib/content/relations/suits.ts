import type { Allergen } from '../../nutriai/engine/child';
import type { Subject } from './subject';

/** Words by which an article says that its readers leave an allergen out. */
const leftOut: Readonly<Record<string, Allergen>> = {
  "cow's milk": 'milk',
  milk: 'milk',
  egg: 'egg',
  peanut: 'peanut',
};

/**
 * Whether a page may stand below another: no cheese below an article on milk allergy, no meat below one on vegan
 * weaning.
 */
export function suits(other: Subject, subject: Subject): boolean {
  return [
    [other, subject],
    [subject, other],
  ].every(([dish, article]) => !dish || !article || maySuit(dish, article));
}

function maySuit({ allergens, isVegetarian }: Subject, { topics }: Subject): boolean {
  const isVegetarianOnly = topics.has('vegan') || topics.has('vegetarian');
  if (isVegetarian === false && isVegetarianOnly) return false;
  if (!allergens || !topics.has('allergy')) return true;
  return ![...topics.keys()].some((topic) => {
    const allergen = leftOut[topic];
    return allergen !== undefined && allergens.includes(allergen);
  });
}
