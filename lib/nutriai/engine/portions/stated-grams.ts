import { gramsOf } from '../foods/grams-of';
import { asWeightOf } from './believable';
import { bitGrams, cutPieceGrams, pieceCutGrams, produce } from './cut-pieces';
import { growthOf } from './growing-measures';
import { householdWeight, sizeFactor } from './household-weights';
import { millilitres, sameForAll } from './usual-measures';
import { isTaste, type Measure } from './measure-words';
import { classOfFood } from '../foods/food-list';
import { aFew } from './written-number';
import { countsPacks, type StatedAmount } from './stated-amount';
import { isDrunk, isThick, type Portioned, servingGrams } from './usual-serving';

/** A weight, and whether part of it was assumed: the size of a piece, a vessel, or what is usual at the age. */
export interface StatedGrams {
  grams: number;
  isEstimate: boolean;
}

/** Measures that are the same in every kitchen: nothing is assumed. */
const exact: ReadonlySet<Measure> = new Set(['tsp', 'dessertspoon', 'tbsp', 'cup']);

/** A tablespoon of what nobody measured. */
const usualTablespoonG = 13;
/** One of what has no air in it: a purée, a soup, a stew. */
const smoothTablespoonG = 15;
const tablespoonMl = 15;
const usCupMl = 236.588;
const metricCupMl = 250;
const gramsInOunce = 28.3495;
const fluidOunceMl = { us: 29.5735, metric: 28.4131 } as const;

/** Of what was left more can't be said than that something was eaten. Ours. */
const leastEaten = 0.1;

/** Returns what was eaten of a weight that was served, by the part of it and by what was left. */
export function eatenOf(
  served: StatedGrams,
  { eaten, less }: StatedAmount,
  portioned: Portioned,
): StatedGrams {
  const left = less && statedGrams(less, portioned);
  if (!left && eaten === undefined) return served;
  const most = Math.max(served.grams - (left?.grams ?? 0), served.grams * leastEaten);
  return { grams: most * (eaten ?? 1), isEstimate: true };
}

/** Returns the weight that words say of a food, or what is usual at the age; null where even that is not known. */
export function statedGrams(stated: StatedAmount, portioned: Portioned): StatedGrams | null {
  const counted = gramsAsSaid(stated, portioned);
  // Of a food of which nobody weighed one a high number counts nothing.
  const isCountable = stated.measure !== null || pieceGrams(stated, portioned) !== null;
  const weight = asWeightOf(stated, portioned, isCountable ? (counted?.grams ?? null) : null);
  const weighed = weight && gramsAsSaid(weight, portioned);
  return weighed ? { ...weighed, isEstimate: true } : counted;
}

function gramsAsSaid(stated: StatedAmount, portioned: Portioned): StatedGrams | null {
  const weighed = weighedGrams(stated, portioned);
  if (weighed !== null) return { grams: weighed * (stated.share ?? 1), isEstimate: stated.share !== null };
  const { measure, count, share } = stated;
  if (measure !== null) {
    const measured = measureGrams(measure, stated, portioned);
    if (measured === null) return null;
    const each = isGuess(measure, portioned) ? Math.min(measured, mostGrams(measure, portioned)) : measured;
    return {
      grams: each * (count ?? (stated.isPlural ? severalOf : 1)) * (isTaste(measure) ? 1 : (share ?? 1)),
      isEstimate: share !== null || !exact.has(measure),
    };
  }
  const piece = isPartOfMany(stated, portioned) ? null : pieceGrams(stated, portioned);
  if (piece !== null) return { grams: piece * (count ?? 1) * (share ?? 1), isEstimate: true };
  const serving = servingGrams(portioned) ?? glassGrams(stated, portioned);
  if (serving === null) return null;
  // Nobody weighed one of it: many of them are about a serving.
  const servings = count === aFew ? 0.5 : Math.min(count ?? 1, mostServings);
  // A serving of mini pancakes is as much as one of large ones.
  const size = count === null && !portioned.isSingular ? null : stated.size;
  return { grams: serving * servings * sizeFactor(size) * (share ?? 1), isEstimate: true };
}

/** "Half the fries": of all that were served, and not of one. */
function isPartOfMany({ isPart, count }: StatedAmount, portioned: Portioned): boolean {
  if (!isPart || portioned.isSingular || (count ?? 1) >= 1) return false;
  const piece = householdWeight(portioned.ids, 'piece', null);
  return piece !== null && piece < leastOfHalved;
}

/** What weighs less is not halved when there are several of it. Ours. */
const leastOfHalved = 9;

/** What one of the food weighs, where the words count pieces or name a single one ("small pear", "scotch pancake"). */
function pieceGrams(stated: StatedAmount, portioned: Portioned): number | null {
  const { count, size, share, isPart } = stated;
  const isOfWhole = isPart || portioned.isWhole === true;
  const whole = isOfWhole ? householdWeight(portioned.ids, 'whole', size) : null;
  const piece = whole ?? householdWeight(portioned.ids, 'piece', size) ?? measuredPiece(portioned, stated);
  if (piece !== null && isTooMany(piece, stated, portioned)) return cutPieceGrams(portioned, stated);
  if (piece === null || count !== null) return piece;
  const serving = servingGrams(portioned);
  if (!portioned.isSingular || serving === null || isCut(piece, portioned)) return null;
  // "All of his banana": of one.
  const isFruitOfOlder = fruitOfOlder(portioned) && piece <= serving * mostOfFruit;
  const isOfOne = piece >= serving * leastOfServing && piece <= serving * mostOfOne;
  if (share !== null) return share >= leastOfOne && isOfOne ? piece : null;
  const isOne =
    size === null ? isAboutAServing(piece, serving) || isFruitOfOlder : piece >= serving * leastOfServing;
  return isOne ? piece : null;
}

/** From this weight on two or more of a fruit or vegetable are pieces of one ("cucumber 2"). Ours. */
const leastOfBigG = 200;

const isTooMany = (piece: number, { count, size }: StatedAmount, { food }: Portioned) =>
  piece >= leastOfBigG && (count ?? 0) >= 2 && size === null && produce.includes(food.group);

/**
 * A piece of watermelon is cut from one, and cottage cheese has none, though other cheeses do: the food by itself is
 * a serving.
 */
function isCut(piece: number, { ids }: Portioned): boolean {
  const own = ids.slice(0, 1);
  const cut = householdWeight(own, 'slice', null) ?? householdWeight(own, 'wedge', null);
  const isOfOthers =
    householdWeight(own, 'piece', null) === null && householdWeight(own, 'serving', null) !== null;
  return (cut !== null && cut > piece) || (isOfOthers && householdWeight(ids, 'piece', null) === piece);
}

/** "Nectarine": from two years on one of them, where that is not much more than a serving. Ours. */
const mostOfFruit = 2.4;
const leastAgeOfWhole = 24;
const fruitOfOlder = ({ food, ageMonths }: Portioned) =>
  ageMonths >= leastAgeOfWhole && /fruits$/u.test(classOfFood(food.id) ?? '');

const mostServings = 2;
/** From this share on most of one is meant, where one is no more than so many servings. Ours. */
const [leastOfOne, mostOfOne] = [0.75, 3.5];
const leastOfServing = 0.3;

/** The piece that the food's own source weighed. */
function measuredPiece({ food }: Portioned, { size }: StatedAmount): number | null {
  const grams = gramsOf(food, { amount: 1, unit: 'piece' });
  return grams === null ? null : grams * sizeFactor(size);
}

function weighedGrams(stated: StatedAmount, portioned: Portioned): number | null {
  // "¾ of a 130 g tray" is a part of the weight.
  const times = countsPacks(stated) || stated.isPart ? (stated.count ?? 1) : 1;
  if (stated.grams !== null) return stated.grams * times;
  if (stated.millilitres !== null) return stated.millilitres * density(portioned) * times;
  if (stated.ounces === null) return null;
  if (!isDrunk(portioned.food)) return stated.ounces * gramsInOunce * times;
  const each = portioned.locale === 'us' ? fluidOunceMl.us : fluidOunceMl.metric;
  return stated.ounces * each * density(portioned) * times;
}

/** "A lassi", "2 juices": a glass of each. For a baby's own milk a day's worth is estimated instead. */
function glassGrams({ count }: StatedAmount, portioned: Portioned): number | null {
  const { food } = portioned;
  const isOfBabies = food.group === 'breast_milk' || food.flags.includes('infant_formula');
  if (count === null || !isDrunk(food) || isOfBabies) return null;
  return (millilitres.glass ?? 0) * density(portioned);
}

/** Until this age what is not puréed is not cut into cubes. */
const firstCubes = 8;

/** Of these nobody cuts a cube. */
const tooSmallToCut: ReadonlySet<string> = new Set([
  'pulses',
  'green-peas',
  'frozen-peas',
  'sweetcorn',
  'spinach',
]);

/** A cube of a purée comes out of an ice cube tray. */
function cubeOf(measure: Measure, { isSmooth, food, ids, ageMonths }: Portioned): Measure {
  if (measure !== 'cube' || householdWeight(ids.slice(0, 1), 'cube', null) !== null) return measure;
  const isOfBaby = ageMonths < firstCubes && (produce.includes(food.group) || food.group === 'flesh_foods');
  return isSmooth || isOfBaby || ids.some((id) => tooSmallToCut.has(id)) ? 'ice_cube' : measure;
}

function measureGrams(named: Measure, stated: StatedAmount, portioned: Portioned): number | null {
  const { size } = stated;
  const measure = cubeOf(named, portioned);
  const growing = growthOf(measure, portioned);
  if (measure === 'serving') {
    const serving = servingGrams(portioned) ?? glassGrams({ ...stated, count: 1 }, portioned);
    return serving === null ? null : serving * sizeFactor(size);
  }
  if (measure === 'bit') return bitGrams(portioned, stated);
  const known =
    measure === 'piece' ? pieceCutGrams(portioned, stated) : householdWeight(portioned.ids, measure, size);
  const smooth = smoothMeasure(measure, portioned);
  if (known !== null) return Math.max(known, smooth) * growing;
  const isSpoon = measure === 'tsp' || measure === 'tbsp' || measure === 'dessertspoon';
  // A small spoon holds a spoonful; a heaped one more.
  const spooned = isSpoon && size !== 'heaped' ? 1 : sizeFactor(size);
  const own = ownSpoonOrCup(measure, portioned);
  if (own !== null) return isSpoon ? own * spooned * growing : own * sizeFactor(size);
  if (measure === 'cup') return cupOf(stated, portioned) * sizeFactor(size);
  const volume = millilitres[measure];
  if (volume !== undefined) return volume * density(portioned) * growing * spooned;
  if (measure === 'pinch' && isGrated(portioned)) return gratedPinchG;
  // "Akara 2 balls": two of them.
  const one = householdWeight(portioned.ids, 'piece', size);
  if (measure === 'ball' && one !== null && !produce.includes(portioned.food.group)) return one;
  // A box of a dish that was taken away is a serving of it.
  const ofBox = measure === 'box' && portioned.isDish ? servingGrams(portioned) : null;
  const same = ofBox ?? sameForAll[measure] ?? one;
  return same === null ? null : same * sizeFactor(size);
}

/** What a tablespoon or a cup holds at least of what has no air in it; 0 of all else. */
function smoothMeasure(measure: Measure, portioned: Portioned): number {
  if (!portioned.isSmooth || portioned.food.group === 'grains_roots_tubers') return 0;
  if (measure === 'tbsp') return smoothTablespoonG;
  return measure === 'cup' ? cupGrams(portioned) : 0;
}

/**
 * By how many usual servings the vessels and mouthfuls end of which nobody knows how a food lies in them: a bowl of
 * puffs or crackers is no bowl of porridge. Ours.
 */
const mostServingsIn: Partial<Record<Measure, number>> = {
  bowl: 2.5,
  katori: 2.5,
  plate: 2.5,
  handful: 1.5,
  bite: 1 / 3.5,
};

function isGuess(measure: Measure, { food, ids }: Portioned): boolean {
  if (mostServingsIn[measure] === undefined || householdWeight(ids, measure, null) !== null) return false;
  if (measure === 'bite') return true;
  return householdWeight(ids, 'tbsp', null) === null && !food.measures.some(({ unit }) => unit !== 'piece');
}

function mostGrams(measure: Measure, portioned: Portioned): number {
  const serving = servingGrams({ ...portioned, others: 0 });
  return serving === null ? Number.POSITIVE_INFINITY : serving * (mostServingsIn[measure] ?? 1);
}

/** A spoon or cup of the food as its own source weighed it. */
function ownSpoonOrCup(measure: Measure, { food, ids, locale, isSmooth }: Portioned): number | null {
  if (isSmooth || householdWeight(ids, 'tbsp', null) !== null || isDrunk(food)) return null;
  if (measure === 'tbsp' || measure === 'tsp') return gramsOf(food, { amount: 1, unit: measure });
  const cup = measure === 'cup' ? gramsOf(food, { amount: 1, unit: 'cup' }) : null;
  return cup === null || locale === 'us' ? cup : (cup * metricCupMl) / usCupMl;
}

/** What two fingers hold of grated cheese, seeds or crumbs; of salt and spices they hold much less. Ours. */
const gratedPinchG = 3;

const isGrated = ({ food }: Portioned) =>
  ['dairy', 'pulses_nuts_seeds'].includes(food.group) && !isDrunk(food);

/** "A cup of milk" is what a child drinks from; a numbered one is a measure. */
const childsCupMl = 180;

function cupOf({ isCounted, count }: StatedAmount, portioned: Portioned): number {
  const isVessel =
    (isDrunk(portioned.food) || isThick(portioned.ids)) && isCounted !== true && (count ?? 1) === 1;
  return isVessel && portioned.locale !== 'us' ? childsCupMl * density(portioned) : cupGrams(portioned);
}

/** A metric cup, or the American one. */
function cupGrams(portioned: Portioned): number {
  return density(portioned) * (portioned.locale === 'us' ? usCupMl : metricCupMl);
}

/** Grams of a millilitre as the food lies in a spoon or a cup. */
function density(portioned: Portioned): number {
  const known = looseDensity(portioned);
  const isSmooth = portioned.isSmooth && portioned.food.group !== 'grains_roots_tubers';
  return isSmooth ? Math.max(known, smoothTablespoonG / tablespoonMl) : known;
}

function looseDensity({ food, ids }: Portioned): number {
  const tablespoon = householdWeight(ids, 'tbsp', null);
  if (tablespoon !== null) return tablespoon / tablespoonMl;
  if (isDrunk(food)) return (gramsOf(food, { amount: 100, unit: 'ml' }) ?? 103) / 100;
  const cup = food.measures.find(({ unit }) => unit === 'cup');
  if (cup) return cup.grams / usCupMl;
  const spoon = food.measures.find(({ unit }) => unit === 'tbsp');
  const usual = food.group === 'other' ? smoothTablespoonG : usualTablespoonG;
  return (spoon?.grams ?? usual) / tablespoonMl;
}

/** How many "carrot sticks" are. Ours. */
const severalOf = 3;

/** A single piece stands for a serving where it is neither much more nor much less than one. */
const isAboutAServing = (piece: number, serving: number) =>
  piece <= serving * 1.5 && piece >= serving * leastOfServing;
