import { foodById } from '../foods/food-list';
import { type Mention } from './mention';
import { addTo } from './grouping';
import { type Layout } from './sentences';
import { type Token } from './tokens';

const definite = new Set(['the', 'these', 'those', 'your', 'this', 'remaining', 'prepared', 'cooked']);
/** A step speaks of so many foods of one name at most: those that were named first. */
const mostReferents = 100;

/**
 * Mentions with the steps of a recipe folded into what they speak of: "halve the grapes" says something of
 * the grapes in the list. A food that the list does not have stays a food of its own, and nothing that is
 * eaten is ever dropped.
 */
export function mergeMentions(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  layout: Layout,
): Mention[] {
  const kept: Mention[] = [];
  const byFood = new Map<string, Mention[]>();
  const byHead = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const targets = refersBack(tokens, mention, layout) ? referents(tokens, mention, { byFood, byHead }) : [];
    for (const target of targets) absorb(target, mention);
    if (targets.length > 0) continue;
    kept.push(mention);
    addReferent(byFood, foodKey(mention), mention);
    addReferent(byHead, tokens[mention.end - 1]?.key ?? '', mention);
  }
  return kept;
}

function addReferent(lists: Map<string, Mention[]>, key: string, mention: Mention): void {
  if ((lists.get(key)?.length ?? 0) < mostReferents) addTo(lists, key, mention);
}

function foodKey({ meaning, role, traces }: Mention): string {
  const [food] = meaning.foods;
  return [food ?? meaning.compound?.id ?? '', role === 'drink' ? 'ingredient' : role, traces].join('|');
}

/** Whether a compound says no more of its food than the food itself. */
function addsNothing({ compound, foods }: Mention['meaning']): boolean {
  if (compound === null) return true;
  const food = foodById(foods[0] ?? '');
  const hasMore = [
    compound.always,
    compound.usually,
    compound.sometimes,
    compound.flags,
    compound.mayBe,
  ].some((list) => list && list.length > 0);
  const known = [...(food?.allergens ?? []), ...(food?.mayContain ?? [])];
  return (
    !hasMore &&
    [...(compound.allergens ?? []), ...(compound.mayContain ?? [])].every((allergen) =>
      known.includes(allergen),
    )
  );
}

/** In a step, or after "the", a name speaks of what was named before. */
function refersBack(tokens: readonly Token[], mention: Mention, { lines, sentences }: Layout): boolean {
  if (lines[mention.line]?.kind === 'method' || sentences[mention.sentence]?.isStep) return true;
  const before = tokens[mention.first - 1];
  return before !== undefined && definite.has(before.text) && lines[mention.line]?.kind !== 'list';
}

function referents(
  tokens: readonly Token[],
  mention: Mention,
  {
    byFood,
    byHead,
  }: { byFood: ReadonlyMap<string, readonly Mention[]>; byHead: ReadonlyMap<string, readonly Mention[]> },
): readonly Mention[] {
  const { meaning } = mention;
  const same = (byFood.get(foodKey(mention)) ?? []).filter(
    (other) =>
      agrees(other, mention) && (other.meaning.compound === meaning.compound || addsNothing(meaning)),
  );
  if (same.length > 0 || mention.end - mention.first > 1) return same;
  // "The tomatoes" may be the cherry tomatoes of the list, unless they would be safer than the word itself.
  const head = tokens[mention.end - 1]?.key ?? '';
  return (byHead.get(head) ?? []).filter((other) => other.role === mention.role && isNoSafer(other, mention));
}

/** What a text claims of one mention ("dairy-free") must hold of the other. */
function agrees(one: Mention, other: Mention): boolean {
  return [...one.freeFrom].every((subject) => other.freeFrom.has(subject)) || other.freeFrom.size === 0;
}

function isNoSafer(longer: Mention, short: Mention): boolean {
  const [one, other] = [foodById(longer.meaning.foods[0] ?? ''), foodById(short.meaning.foods[0] ?? '')];
  if (!one || !other || longer.meaning.compound || short.meaning.compound) return false;
  return (
    other.allergens.every((allergen) => one.allergens.includes(allergen)) &&
    other.flags.every((flag) => one.flags.includes(flag))
  );
}

function absorb(target: Mention, mention: Mention): void {
  for (const preparation of mention.preparations) target.preparations.add(preparation);
  for (const food of mention.without) target.without.add(food);
  target.quantity ??= mention.quantity;
  target.weighed ??= mention.weighed;
  if (mention.role === 'drink') target.role = 'drink';
  target.certainty = Math.max(target.certainty, mention.certainty);
  target.optional &&= mention.optional;
}
