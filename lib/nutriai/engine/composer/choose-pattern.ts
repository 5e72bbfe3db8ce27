import type { Texture } from '../foods/food-serving';
import { type RequestWish } from '../knowledge/schemas/request-words';
import { type Meal } from '../recipes/recipe';
import { sideSlot, extraSlot, type Item } from './dish';
import { canBeLeftOut } from './fill-slots';
import { type Family, families } from './flavours/families';
import { type Available } from './may-cook';
import { type Pattern } from './patterns/pattern';
import { placeAsked } from './place-asked';
import { type Wish } from './read-wish';
import { isSparse, wishesMetBy } from './request/wishes';
import { type SeededRandom } from './seeded-random';
import { type TextureChoice } from './texture-wishes';

/** A pattern with the asked foods in their places, and how well it fits. */
export interface Candidate {
  pattern: Pattern;
  placed: readonly Item[];
  family: Family;
  texture: Texture;
  score: number;
}

export interface Wanted {
  meal: Meal;
  ageMonths: number;
  asked: readonly Available[];
  wish: Wish;
  texture: TextureChoice;
  minutes: number | null;
  /** What else is wished for. */
  wishes: readonly RequestWish[];
  isSteamed: boolean;
  /** What the kitchen can make. */
  patterns: readonly Pattern[];
}

/**
 * Points for what a pattern meets. Dishes that are named come first, then foods in their places, then
 * texture, time and meal.
 */
const points = {
  dish: 18,
  placed: 5,
  stirred: 1.5,
  beside: -6,
  texture: 9,
  family: 5,
  meal: 6,
  wish: 10,
  tooSlow: -7,
  bought: -6,
  chance: 6,
} as const;

/** Patterns for the age, the best first, with some chance in it. */
export function choosePatterns(wanted: Wanted, random: SeededRandom): Candidate[] {
  return wanted.patterns
    .filter(({ fromMonths }) => fromMonths <= wanted.ageMonths)
    .filter(({ id, isTaste }) => isTaste !== true || wanted.wish.patterns.has(id))
    .map((pattern) => candidateOf(pattern, wanted, random))
    .sort((a, b) => b.score - a.score);
}

function candidateOf(pattern: Pattern, wanted: Wanted, random: SeededRandom): Candidate {
  const placed = placeAsked(pattern, wanted.asked);
  const { family, isWished } = familyFor(pattern, wanted, random);
  const texture = textureFor(pattern, wanted.texture);
  const dish = isOfOtherTexture(pattern, wanted.texture) ? undefined : wanted.wish.patterns.get(pattern.id);
  const count = (slot: string) => placed.filter((item) => item.slot === slot).length;
  const inSlots = placed.length - count(sideSlot) - count(extraSlot);
  const isUsualAge = wanted.ageMonths < (pattern.toMonths ?? Infinity) + 1;
  const score =
    (dish === undefined ? 0 : points.dish + dish / 3) +
    inSlots * points.placed +
    count(extraSlot) * points.stirred +
    count(sideSlot) * points.beside +
    textureScore(pattern, wanted.texture, dish !== undefined) +
    (isWished ? points.family : 0) +
    (pattern.meals.includes(wanted.meal) ? points.meal : 0) +
    wishesMetBy(wanted.wishes, pattern) * points.wish +
    (wanted.minutes !== null && pattern.minutes > wanted.minutes - 4 ? points.tooSlow : 0) +
    (isSparse(wanted.wishes) ? missing(pattern, placed) * points.bought : 0) +
    (wanted.isSteamed && canSteam(pattern) ? points.wish : 0) +
    (isUsualAge ? 0 : -3) +
    (pattern.weight === 0 ? -8 : 0) +
    random.next() * points.chance * (0.4 + Math.min(1.6, pattern.weight) / 1.6);
  return { pattern, placed, family, texture, score };
}

const canSteam = ({ steps }: Pattern) =>
  steps.some((step) => step.do === 'pot' || (step.do === 'say' && /\bsteam/i.test(step.text))) &&
  !steps.some((step) => step.do === 'soften' || step.do === 'oven');

/** Foods that a dish needs besides what was named and a fat. */
function missing({ slots }: Pattern, placed: readonly Item[]): number {
  return slots
    .filter((slot) => !slot.roles.includes('fat') && !canBeLeftOut(slot, placed))
    .reduce((sum, { name, min }) => {
      const there = placed.filter(({ slot }) => slot === name).length;
      return sum + Math.max(0, min - there);
    }, 0);
}

/** A purée is asked for by "smooth", which "lumpy, not smooth" says as well. */
function isOfOtherTexture({ textures }: Pattern, { asked }: TextureChoice): boolean {
  return textures.length === 1 && asked !== null && !textures.includes(asked);
}

function textureScore({ textures }: Pattern, { asked, usual }: TextureChoice, isNamed: boolean): number {
  if (asked !== null) return textures.includes(asked) ? points.texture : isNamed ? 0 : -points.texture;
  if (textures.includes(usual) && !textures.includes('soft_finger')) return 2.5;
  return textures.includes('soft_finger') ? 1 : -2;
}

/**
 * The texture of the dish: what is asked, else the usual one of the age, else what the pattern offers nearest
 * to it.
 */
function textureFor({ textures }: Pattern, { asked, usual }: TextureChoice): Texture {
  if (asked !== null && textures.includes(asked)) return asked;
  if (textures.includes(usual) && !textures.includes('soft_finger')) return usual;
  if (textures.includes('soft_finger'))
    return usual === 'chopped' || usual === 'family' ? usual : 'soft_finger';
  const softer = [...textures].reverse().find((texture) => order.indexOf(texture) <= order.indexOf(usual));
  return softer ?? textures[0] ?? usual;
}

const order: readonly Texture[] = ['puree', 'mash', 'minced', 'chopped', 'family'];

/** The kitchen of the dish: what the wish names, else where most of the asked foods are at home, else chance. */
function familyFor(
  { families: own }: Pattern,
  { asked, wish }: Wanted,
  random: SeededRandom,
): { family: Family; isWished: boolean } {
  if (wish.family !== null && own.includes(wish.family)) return { family: wish.family, isWished: true };
  const homes = new Map(
    own.map((family) => [family, asked.filter(({ kitchen }) => kitchen.families.includes(family)).length]),
  );
  const most = Math.max(...homes.values());
  const best = own.filter((family) => homes.get(family) === most);
  return { family: random.pick(best) ?? best[0] ?? families[0], isWished: false };
}
