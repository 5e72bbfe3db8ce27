import { leastAsWeight } from './believable';
import { cuts, isTaste, mealVessels, type Measure, packs } from './measure-words';
import { isWeighed, nothingStated, saysAmount, type StatedAmount } from './stated-amount';

/** Whether a number is all that is said. */
export const isCountAlone = ({ count, isPart, ...other }: StatedAmount) =>
  count !== null && !isPart && !saysAmount({ ...nothingStated, ...other });

const packOf = ({ measure }: StatedAmount) => (measure !== null && packs.has(measure) ? measure : null);

/** What food stands in at the table. */
const vessels: ReadonlySet<Measure | null> = new Set([...mealVessels, 'cup', 'glass']);

const isCutOnly = ({ measure, count, share }: StatedAmount) =>
  measure !== null && cuts.has(measure) && !packs.has(measure) && count === null && share === null;

const isArticleOnly = ({ count, isCounted }: StatedAmount) => count === 1 && isCounted !== true;

const isHighNumber = (stated: StatedAmount) => isCountAlone(stated) && (stated.count ?? 0) >= leastAsWeight;

/** Returns one amount of two: what stands after a food says how much of it, or which part of what stands before it. */
export function combinedAmount(lead: StatedAmount, trail: StatedAmount): StatedAmount {
  if (!saysAmount(trail)) return lead;
  // "Some rice, one tbsp", "a lick of hummus, like 1 tsp": the second says how much that was.
  const isVague =
    (lead.share !== null && lead.count === null) || (lead.measure !== null && isTaste(lead.measure));
  if (isVague && trail.count !== null && trail.measure !== null)
    return { ...trail, size: trail.size ?? lead.size };
  if (lead.count === null && lead.measure === null && !isWeighed(lead)) {
    return { ...trail, size: lead.size ?? trail.size, share: lead.share ?? trail.share };
  }
  // "An avocado, about 2 tbsp": how much of it.
  const isArticle = lead.count === 1 && lead.isCounted !== true && lead.measure === null && !isWeighed(lead);
  if (isArticle && trail.measure !== null && trail.count !== null)
    return { ...trail, size: lead.size ?? trail.size };
  // "Snack pot of hummus, 2 tbsp", "a bowl of soup, 3 spoons": how much of what it came in.
  const isHeld =
    lead.measure !== null &&
    (packs.has(lead.measure) || vessels.has(lead.measure) || lead.measure === 'serving');
  const isOtherMeasure = trail.measure !== null && trail.measure !== lead.measure && !trail.isPart;
  const isSpoon = trail.measure === 'ladle' || trail.measure === 'spoon' || trail.measure === 'tbsp';
  const isOfHeld = isOtherMeasure && (trail.count !== null || isSpoon);
  if (isHeld && (lead.count === null || isArticleOnly(lead)) && isOfHeld) return trail;
  // "Yoghurt pot, 2 small ones": how many of them.
  const isUncounted = packOf(lead) !== null && lead.count === null && lead.share === null && !isWeighed(lead);
  const isCountOfIt =
    trail.isCounted === true && !trail.isPart && trail.measure === null && !isWeighed(trail);
  if (isUncounted && isCountOfIt && (trail.count ?? 0) < leastAsWeight)
    return { ...lead, count: trail.count, isCounted: true, size: lead.size ?? trail.size };
  // "Cucumber sticks x 5": the cut stands before the food, and its number behind.
  if (isCutOnly(lead) && isCountAlone(trail) && trail.isCounted === true)
    return { ...lead, count: trail.count, isCounted: true, size: lead.size ?? trail.size };
  // "Carrot sticks, a bag": how they came, and not how many.
  if (isCutOnly(lead) && packOf(trail) !== null && (trail.count === null || isArticleOnly(trail)))
    return { ...trail, size: trail.size ?? lead.size };
  // "A bottle of milk, 150": how much was in it.
  if ((lead.count === null || isArticleOnly(lead)) && isHighNumber(trail))
    return { ...lead, count: trail.count, isCounted: true };
  const { grams, millilitres, ounces } = trail;
  if (isWeighed(trail))
    return { ...nothingStated, grams, millilitres, ounces, share: trail.share, measure: packOf(lead) };
  const sized = { ...lead, size: lead.size ?? trail.size };
  if (trail.share !== null) return { ...sized, share: (lead.share ?? 1) * trail.share };
  if (trail.isPart) {
    const isSame = trail.measure === lead.measure && trail.measure !== null;
    return isSame ? trail : { ...sized, share: trail.count };
  }
  if (lead.measure === null && trail.measure !== null && trail.count === null)
    return { ...sized, measure: trail.measure };
  return sized;
}

/** "Bowl of grapes, about 15": how many of them, where they are named in the plural. */
export function countedInVessel(lead: StatedAmount, trail: StatedAmount, isPlural: boolean): StatedAmount {
  const isInVessel = mealVessels.has(lead.measure) && (lead.count === null || isArticleOnly(lead));
  const isCounted = isCountAlone(trail) && trail.isCounted === true && (trail.count ?? 0) >= 2;
  return isPlural && isInVessel && isCounted ? trail : combinedAmount(lead, trail);
}
