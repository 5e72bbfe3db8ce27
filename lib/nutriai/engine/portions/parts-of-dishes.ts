import { knowledge } from '../knowledge/knowledge';
import {
  withCrustOfBread,
  withDenialsBefore,
  withMilkInBottle,
  withMoreOfIt,
  withNamedBowl,
  withoutAsides,
  withSachetOfOats,
  withSizeOfPack,
  withSlicesOfLoaves,
  withStrandsOfPasta,
} from './packs-and-asides';
import { withPackOfSeveral, withPartOfPack } from './part-of-pack';
import {
  withButterBehind,
  withFrozenCubes,
  withFruitOfJuice,
  withoutBun,
  withoutCutOfDish,
  withoutLeaves,
  withoutSecondWrap,
  withoutTakenBack,
  withPartOfCut,
  withPlainVerbs,
  withSoldiersOfToast,
  withSameMeasure,
  withSpreadOnFingers,
  withUnitOfPack,
} from './plain-wording';
import { put, type ReadText } from './read-text';
import {
  withCrustsOnly,
  withHalfEach,
  withHelpings,
  withLickOfSpoon,
  withMadeUpOats,
  withoutPackFound,
  withoutSoldiersOfSlice,
  withPercentages,
  withTastesOfSucked,
} from './said-shares';
import { withDilutedJuice, withoutMakerOfTub } from './shop-drinks';
import { withPartTakenOff, withSpreadsOn } from './taken-off';
import { withPlainSizes, withSizeAcross } from './sizes-in-words';
import { withoutBatch, withPiecesOfSlice, withSameOfSecond } from './batches';
import { withoutNameOfMeal, withoutUntouched, withPackOfBabyFood, withPartBehind } from './meals-of-parts';
import { withoutRefused } from './refusals';
import {
  withMediumSize,
  withMilkOnCereal,
  withNamedFruit,
  withNumberOfKind,
  withoutFillings,
  withoutPackBehindWeight,
  withSlicesOfPizza,
  withWeightOfVessel,
  withSliceOfFingers,
  withToastUnderSpread,
  withWholeAmount,
} from './spoken-amounts';
import {
  withAndAHalf,
  withoutSharedBefore,
  withEggsOfDish,
  withPartsOfEggs,
  withPartsOfPacks,
  withWeightsBeforeAndAfter,
} from './weighed-parts';
import { expressionInLines } from '../text/expression-in-lines';
import { withWeightBeforePack } from './weight-of-pack';

const { dishesOfParts, fruitCups } = knowledge.logWords;

const dishes = new Map(
  Object.values(dishesOfParts).flatMap(({ words, ...dish }) => words.map((word) => [word, dish] as const)),
);
const fruits = new Set<string>(fruitCups.fruits);

/** The longest name of these has three words. */
const mostWords = 3;

const amount = expressionInLines('iu')`
  ^(?:\d+(?:[./,]\d+)?|½|¼|¾|half|one|two|three)\s*
  (?:(?:an?\s)?
  (g|grams?|ml|oz|fl oz|tbsp|tsp|cups?|slices?|pieces?|tablespoons?|teaspoons?)\b\s*(?:of\s+)?|an?\s+)?
`;
const countable = /^(?:large |small )?(?:egg|eggs|egg whites?|banana|bananas|apple|avocado)\b/iu;

/**
 * Takes out what names a dish behind the amounts of all that it was made of ("1 egg + 1 oz cheddar omelette"),
 * and reads pots of fruit and sizes of packs ("half a 100 g jar") as weights.
 */
export function withPartsOfDishes(read: ReadText): ReadText {
  const steps = [
    withPartTakenOff,
    withSpreadsOn,
    withPlainVerbs,
    withPercentages,
    withHelpings,
    withCrustsOnly,
    withHalfEach,
    withoutPackFound,
    withTastesOfSucked,
    withMadeUpOats,
    withLickOfSpoon,
    withoutSoldiersOfSlice,
    withoutTakenBack,
    withSizeAcross,
    withPlainSizes,
    withoutLeaves,
    withoutSecondWrap,
    withDilutedJuice,
    withoutMakerOfTub,
    withFruitOfJuice,
    withButterBehind,
    withoutBun,
    withUnitOfPack,
    withSameMeasure,
    withMediumSize,
    withoutPackBehindWeight,
    withWeightOfVessel,
    withoutFillings,
    withWholeAmount,
    withNamedFruit,
    withNumberOfKind,
    withMilkOnCereal,
    withSliceOfFingers,
    withSpreadOnFingers,
    withToastUnderSpread,
    withSoldiersOfToast,
    withSlicesOfPizza,
    withPartOfCut,
    withoutCutOfDish,
    withFrozenCubes,
    withoutRefused,
    withPackOfSeveral,
    withPartBehind,
    withoutNameOfMeal,
    withoutUntouched,
    withPackOfBabyFood,
    withoutBatch,
    withPiecesOfSlice,
    withSameOfSecond,
    withoutAsides,
    withDenialsBefore,
    withMoreOfIt,
    withNamedBowl,
    withWeightsBeforeAndAfter,
    withAndAHalf,
    withEggsOfDish,
    withPartsOfEggs,
    withoutSharedBefore,
    withSizeOfPack,
    withPartsOfPacks,
    withPartOfPack,
    withWeightBeforePack,
    withMilkInBottle,
    withSachetOfOats,
    withCrustOfBread,
    withStrandsOfPasta,
    withSlicesOfLoaves,
    withDryCereal,
    withDishes,
    withFruitCups,
    withPacks,
  ];
  return steps.reduce((text, step) => step(text), read);
}

const stirredIn = expressionInLines('iu')`
  \b(?:mixed (?:in )?with|stirred (?:in|into|with)|and stirred in)\s(?:\d(?:[./]\d)?|½|¼|an?|one|two)\s
  (?:tbsp|tsp|tablespoons?|teaspoons?|spoons?)\s(?:of\s)?
  (?=(?:baby |infant )?(?:oatmeal|oat|rice|barley|multigrain)\s(?:baby |infant )?cereal\b)
`;

/** "Pear purée mixed with 2 tbsp oatmeal cereal": it is stirred in dry. */
function withDryCereal(read: ReadText): ReadText {
  const found = stirredIn.exec(read.text);
  const at = found ? found.index + found[0].length : 0;
  const cereal = /^(?:baby |infant )?(\w+) /iu.exec(read.text.slice(at));
  return found && cereal
    ? put(read, [at, at + cereal[0].length], `dry ${(cereal[1] ?? '').toLowerCase()} baby `)
    : read;
}

const separator = /[+&,]|\b(?:and|n|plus)\b/giu;

/** The stretches between the separators of a list, each with its place. */
function itemsOf(text: string): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(separator)) {
    items.push({ start, end: index });
    start = index + mark.length;
  }
  return [...items, { start, end: text.length }].map((item) => {
    const words = text.slice(item.start, item.end);
    return { start: item.start + words.length - words.trimStart().length, end: item.end };
  });
}

function withDishes(read: ReadText): ReadText {
  const items = itemsOf(read.text);
  for (const [at, item] of items.entries()) {
    const before = items[at - 1];
    const dish = before && dishAtEnd(read.text.slice(item.start, item.end));
    if (!dish || !before) continue;
    const own = read.text.slice(item.start, item.end - dish.name.length).trim();
    if (!isMeasured(own) || !isMeasured(read.text.slice(before.start, before.end))) continue;
    const isNamed = dish.unless.some((word) =>
      read.text
        .slice(0, item.end - dish.name.length)
        .toLowerCase()
        .includes(word),
    );
    const besides = isNamed ? '' : dish.besides;
    return put(read, [item.start + own.length, item.end], besides === '' ? '' : ` ${besides}`);
  }
  return read;
}

/** The dish that ends an item of a list, where something stands before it. */
function dishAtEnd(item: string) {
  const words = item.toLowerCase().trimEnd().split(' ');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    const dish = dishes.get(name);
    if (dish) return { ...dish, name: item.slice(item.trimEnd().length - name.length) };
  }
  return undefined;
}

/** Whether an item has a measured amount of its own food; "1 cheese" of a sandwich is none. */
function isMeasured(item: string): boolean {
  const found = amount.exec(item.trim());
  const food = found ? item.trim().slice(found[0].length) : '';
  return food !== '' && (found?.[1] !== undefined || countable.test(food));
}

const cup = /(?:(?<=^|[\s(])(\d|an?|one|two|half an?|1\/2|½)\s)?([\p{L} ]{4,24}?) cups?\b/giu;
const counts: Readonly<Record<string, number>> = { two: 2, half: 0.5, '1/2': 0.5, '½': 0.5 };

/** "1 peach cup" is a pot, "1 cup of peaches" a measure. */
function withFruitCups(read: ReadText): ReadText {
  for (const { 0: words, 1: said = '1', 2: name = '', index } of read.text.matchAll(cup)) {
    const fruit = name.toLowerCase().trim();
    const count = counts[said.split(' ')[0] ?? ''] ?? (Number(said) || 1);
    if (!fruits.has(fruit)) continue;
    return put(read, [index, index + words.length], `${count * fruitCups.grams} g of ${fruit}`);
  }
  return read;
}

const halves = expressionInLines('iu')`
  (?:^|[\s,])((?:half an?|half|½|1\/2|mezz[oa]|medi[oa]|un demi|une demie|ein halbes|eine halbe|een halve?|
  pol)\s)([^,;+\d]{3,40}?)\s(?:of|da|de|à|von|van|mit)\s(\d{2,3}) ?(?:g|gr|grams?|ml)\b
`;
const wholes =
  /(?:^|[\s,])((?:1|an?|un[oae]?|eine?|een|one)\s)([^,;+\d]{3,40}?)\s(?:da|à|von|van)\s(\d{2,3}) ?(?:g|gr|grams?)\b/iu;

/** "Mezzo omogeneizzato da 80 g": the weight is that of the pack. */
function withPacks(read: ReadText): ReadText {
  const half = halves.exec(read.text);
  const found = half ?? wholes.exec(read.text);
  const [words = '', said = '', food = '', grams = ''] = found ?? [];
  if (!found) return read;
  const to = found.index + words.length;
  const from = to - words.trimStart().replace(/^,\s*/u, '').length;
  const weight = Number(grams) * (half ? 0.5 : 1);
  const weighed = put(read, [from + said.length + food.length, to], '');
  return put(weighed, [from, from + said.length], `${weight} g `);
}
