import { foodById, idsOfClass } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';
import { isMadeFood } from './credible-claims';
import { isEaten, type Mention } from './mention';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';

/** Whether a food is said to be part of the dish before it, so that a claim about the one is about the other. */
export function isPartOf(tokens: readonly Token[], whole: Mention, part: Mention): boolean {
  return isMadeOf(tokens, whole, part) || isNamedAfter(tokens, whole, part);
}

const words = knowledge.claims;
const makers = wordsOfAll(words.makers);
const betweenParts = new Set([...wordsOfAll(words.betweenParts), ',']);

/** "Rice pudding made with whole milk, no sugar": the claim is about the pudding too. */
function isMadeOf(tokens: readonly Token[], whole: Mention, part: Mention): boolean {
  const between = tokens.slice(whole.end, part.first);
  return (
    between.some(({ text }) => makers.has(text)) &&
    between.every(({ text }) => makers.has(text) || betweenParts.has(text) || isPreparationWord(text))
  );
}

const nameLinks = wordsOfAll(words.nameLinks);

/** “Bolo de banana sem leite”: the cake named after its fruit is what the claim is about. */
function isNamedAfter(tokens: readonly Token[], whole: Mention, part: Mention): boolean {
  const isOne = part.first - whole.end === 1 && nameLinks.has(tokens[whole.end]?.text ?? '');
  return isOne && isDish(whole);
}

function isDish({ meaning: { compound, foods } }: Mention): boolean {
  return compound !== null || isMadeFood(foodById(foods[0] ?? ''));
}

const listJoints = new Set([...wordsOfAll(words.listJoints), ',', '&', '+']);
const dishLinks = wordsOfAll(words.dishLinks);
/** So many foods a dish is named after at most. */
const mostNamed = 4;

/**
 * The dish whose name includes a food that no claim about an allergen can refer to: the cake in “cake with oats
 * and banana”. Null where the food itself contains an allergen, other than milk where the claim is not about it
 * (`allowsMilk`), or is only served beside the dish.
 */
export function dishServedWith(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { place, allowsMilk = false }: { place: number; allowsMilk?: boolean },
): Mention | null {
  const isPlain = (mention: Mention) => isPlant(mention) || (allowsMilk && isMilk(mention));
  for (let at = place; at > 0 && place - at < mostNamed; at -= 1) {
    const [whole, part] = [mentions[at - 1], mentions[at]];
    if (!whole || !part || !isPlain(part) || whole.sentence !== part.sentence || !isEaten(whole)) return null;
    const between = tokens.slice(whole.end, part.first);
    const goesOn = (links: ReadonlySet<string>) =>
      between.some(({ text }) => links.has(text)) &&
      between.every(({ text }) => links.has(text) || isPreparationWord(text));
    if (!isPlain(whole) && isDish(whole)) return goesOn(dishLinks) ? whole : null;
    if (!goesOn(listJoints) && !goesOn(dishLinks)) return null;
  }
  return null;
}

function isMilk({ meaning: { compound, foods } }: Mention): boolean {
  return compound === null && milks.has(foods[0] ?? '');
}

/** Whether a food is a plain fruit, vegetable or grain. */
export function isPlant({ meaning: { compound, foods } }: Mention): boolean {
  const food = foodById(foods[0] ?? '');
  return compound === null && food !== undefined && (plainGroups.has(food.group) || grains.has(food.id));
}

const milks: ReadonlySet<string> = new Set([
  'whole-milk',
  'semi-skimmed-milk',
  'whole-yoghurt',
  'greek-yoghurt',
  'unsalted-butter',
]);
const plainGroups: ReadonlySet<string> = new Set(['vita_fruits_veg', 'other_fruits_veg']);
const grains: ReadonlySet<string> = new Set(idsOfClass('grains'));
