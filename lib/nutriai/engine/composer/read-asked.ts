import { assess } from '../safety/assess';
import { parseIngredients } from '../text/parse-ingredients';
import { type ParsedIngredient, type ParseOptions } from '../text/parsed-ingredient';
import { outcomeOf } from './asked-outcome';
import { type ComposeRequest, type LeftOut } from './compose-request';
import { foodsOfDish, isDish, isProtein, isReadyMade } from './dish-words';
import { asLeftOver, isLeftOver } from './left-over';
import { alternativesOf, type Available, availableFood } from './may-cook';
import { isPassedOver } from './request/passed-over';
import { plainWish } from './request/plain-wish';
import { readWish } from './read-wish';

/** What was asked for, sorted into what goes in and what does not. */
export interface Asked {
  foods: readonly Available[];
  leftOut: readonly LeftOut[];
  notes: readonly string[];
  /** Words for foods to leave out: asked so, or denied in a text ("no cheese"). */
  excluded: readonly string[];
  /** Foods that a wish names by themselves, each with the ids that stand for it. */
  wanted: readonly (readonly string[])[];
  /** Dishes that stood among the ingredients ("curry"): wishes rather than foods. */
  dishes: readonly string[];
}

/** Most foods that one dish is asked to hold; a plate of more is no dish. */
const mostAsked = 12;

/**
 * `listed`: said to be an ingredient; `wished`: named in a wish; `part`: what makes a wished dish what it is,
 * and nobody misses.
 */
interface Mention {
  mention: ParsedIngredient;
  source: 'listed' | 'wished' | 'part';
  /** Cooked already. */
  isLeftOver?: boolean;
}

/**
 * Reads the asked ingredients, exclusions and wish. Every food is checked by the gate in the form in which it
 * would be served; what may not go in is left out with the reason.
 */
export function readAsked(request: ComposeRequest): Asked {
  const options: ParseOptions = request.locale ? { locale: request.locale } : {};
  const excluded = (request.exclude ?? []).filter((words) => words.trim() !== '');
  const mentions: Mention[] = [];
  const leftOut: LeftOut[] = [];
  const dishes: string[] = [];
  for (const words of request.ingredients ?? []) {
    const parsed = parseIngredients(words, options);
    excluded.push(...denied(parsed.ingredients));
    leftOut.push(...parsed.unknown.map(({ text }) => unknownFood(text)));
    if (parsed.ingredients.length + parsed.unknown.length === 0 && words.trim() !== '')
      leftOut.push(unknownFood(words.trim()));
    for (const mention of eaten(parsed.ingredients)) {
      const isOurs = isDish(mention) && mention.food === null && isDishOfOurs(mention);
      if (isOurs) dishes.push(mention.text);
      mentions.push(
        ...(isOurs
          ? partsOf(mention)
          : [{ mention, source: 'listed' as const, isLeftOver: isLeftOver(mention, words) }]),
      );
    }
  }
  const wish = request.wish ?? '';
  const wished = parseIngredients(wish, options);
  excluded.push(...denied(wished.ingredients));
  const hasProtein = eaten(wished.ingredients).some((mention) => !isDish(mention) && isProtein(mention.food));
  for (const mention of eaten(wished.ingredients)) {
    if (isMisread(mention)) continue;
    const spoilt = spoiltByItself(mention, request);
    if (spoilt) {
      leftOut.push(spoilt);
      mentions.push(...withoutSpoiling(mention, options));
      continue;
    }
    if (isReadyMade(mention) && !isDish(mention) && !isBlocked(mention, request)) continue;
    if (isDish(mention) && !isDishOfOurs(mention) && isBlocked(mention, request)) {
      mentions.push({ mention, source: 'wished' });
      continue;
    }
    const parts = partsOf(mention).filter((part) => !hasProtein || !isProtein(part.mention.food));
    const asWished: Mention = { mention, source: 'wished', isLeftOver: isLeftOver(mention, wish) };
    mentions.push(...(isDish(mention) ? parts : [asWished]));
  }
  return { ...sorted(mentions, { request, excluded, unknown: leftOut }), excluded, dishes };
}

function eaten(ingredients: readonly ParsedIngredient[]): ParsedIngredient[] {
  return ingredients.filter(({ role }) => role === 'ingredient' || role === 'drink');
}

function denied(ingredients: readonly ParsedIngredient[]): string[] {
  return ingredients.filter(({ role }) => role === 'negated').map(({ text }) => text);
}

/** An everyday word that was corrected into a food: "hindu" is no turkey. */
function isMisread({ text, confidence }: ParsedIngredient): boolean {
  return confidence < 1 && plainWish(text).trim().split(' ').every(isPassedOver);
}

const spoiling =
  /\b(?:raw|rare|pink|runny|undercooked|half cooked|beer|wine|brandy|rum|sherry|battered|tartare|sushi)\b/gi;

/** Raw meat and fish, alcohol, raw egg. */
const spoilingRules = ['H12-', 'H26-', 'H9-'] as const;

/** What no child may have as it is asked for, whatever it is allergic to: raw fish, what is cooked in beer. */
function spoiltByItself(
  { text, food, candidates }: ParsedIngredient,
  request: ComposeRequest,
): LeftOut | null {
  if (food !== null && candidates.length === 0 && availableFood(food) !== undefined) return null;
  const blocking = assess({ text }, { ageMonths: request.ageMonths }).findings.filter(
    ({ severity }) => severity === 'block',
  );
  const found = spoilingRules
    .map((rule) => blocking.find((each) => each.rule.startsWith(rule)))
    .find(Boolean);
  return found
    ? { asked: text, why: found.message.replace(/ \([^()]*\)$/, ''), instead: found.instead }
    : null;
}

/** The food without what spoils it: of "raw salmon" the salmon, which is cooked. */
function withoutSpoiling({ text }: ParsedIngredient, options: ParseOptions): Mention[] {
  return eaten(parseIngredients(text.replace(spoiling, ' '), options).ingredients)
    .filter((mention) => mention.compound === null || mention.candidates.length > 0)
    .map((mention) => ({ mention, source: 'part' }));
}

/** What is dangerous is answered, though nobody cooks with it. */
function isBlocked({ text }: ParsedIngredient, request: ComposeRequest): boolean {
  return assess({ text }, request).verdict === 'block';
}

function isDishOfOurs(mention: ParsedIngredient): boolean {
  return readWish(mention.text).patterns.size > 0 || foodsOfDish(mention).length > 0;
}

/** A dish that is named is cooked, not put in: what makes it is asked. */
function partsOf(mention: ParsedIngredient): Mention[] {
  return foodsOfDish(mention).map((food) => ({
    mention: { ...mention, food, compound: null, candidates: [] },
    source: 'part',
  }));
}

function sorted(
  mentions: readonly Mention[],
  {
    request,
    excluded,
    unknown,
  }: { request: ComposeRequest; excluded: readonly string[]; unknown: readonly LeftOut[] },
): Pick<Asked, 'foods' | 'leftOut' | 'notes' | 'wanted'> {
  const foods = new Map<string, Available>();
  const leftOut = [...unknown];
  const notes: string[] = [];
  const wanted = new Map<string, readonly string[]>();
  for (const { mention, source, isLeftOver: isCooked = false } of mentions) {
    const outcome = outcomeOf(mention, request, excluded);
    if (outcome.kind === 'in') {
      const available = isCooked ? asLeftOver(outcome.available) : outcome.available;
      const isGeneric =
        source === 'wished' && !isCooked && mention.text.toLowerCase() === available.kitchen.title;
      const found = isGeneric
        ? { ...available, alternatives: alternativesOf(available, request) }
        : available;
      if (foods.size < mostAsked) foods.set(available.food.id, found);
      if (source === 'wished') wanted.set(available.food.id, idsOf(found));
      if (source !== 'part') notes.push(...outcome.notes);
    } else if (source === 'listed' || (source === 'wished' && outcome.said)) {
      leftOut.push(outcome.leftOut);
    }
  }
  return {
    foods: [...foods.values()],
    leftOut: distinct(leftOut),
    notes: [...new Set(notes)],
    wanted: [...wanted.values()],
  };
}

function idsOf({ food, alternatives = [] }: Available): string[] {
  return [food.id, ...alternatives.map((other) => other.food.id)];
}

function unknownFood(words: string): LeftOut {
  return {
    asked: words,
    why: 'We do not know this food, so we cannot say that it is safe.',
    instead: 'Describe it in other words, or leave it out.',
  };
}

function distinct(leftOut: readonly LeftOut[]): LeftOut[] {
  return [...new Map(leftOut.map((entry) => [entry.asked.toLowerCase(), entry])).values()];
}
