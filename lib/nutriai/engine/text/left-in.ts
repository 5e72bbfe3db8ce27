import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { isEaten, type Mention } from './mention';
import { type Sentence } from './sentences';
import { type Token } from './tokens';

const words = knowledge.leftIn;
const [parts, present, withWords, articles, removed, denied, byMouth, heeding] = [
  new Set(words.parts),
  new Set(words.present),
  new Set(words.with),
  new Set(words.articles),
  new Set(words.removed),
  new Set(words.denied),
  new Set(words.byMouth),
  new Set(words.heeding),
];
/** Words before and after a part among which something is said of it. */
const mostBefore = 5;
const mostAfter = 5;
/** Words between a denial and what it denies. */
const mostDenied = 4;

/**
 * Tells of foods that bones or stones are still in them: where a text says so, and where it denies that they
 * were taken out (“Gräten nicht entfernt”, “sin quitarle las espinas”). Takes time in proportion to the length.
 */
export function readLeftIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  sentences: readonly Sentence[],
): void {
  const named = new Set<number>();
  for (const { first, end } of mentions) for (let place = first; place < end; place += 1) named.add(place);
  const eaten = mentions.filter(isEaten);
  if (eaten.length === 0) return;
  for (const { first, end } of sentences) {
    for (let place = first; place < end; place += 1) {
      const isPart = parts.has(tokens[place]?.text ?? '') && !named.has(place);
      if (isPart && isLeftIn(tokens, place, { first, end })) give(mayHold(eaten, tokens[place]?.text), place);
    }
  }
}

function isLeftIn(tokens: readonly Token[], place: number, { first, end }: { first: number; end: number }) {
  const from = Math.max(first, place - mostBefore);
  const around = tokens.slice(from, Math.min(end, place + mostAfter + 1)).map(({ text }) => text);
  const before = around.slice(0, place - from);
  const after = around.slice(place - from + 1);
  if (before.slice(-3).some((word) => heeding.has(word))) return false;
  const isDenied = before.slice(-2).some((word) => denied.has(word));
  // “With stones, she’ll spit them out”: nobody has taken them out before.
  const isByMouth = (at: number) => around.slice(Math.max(0, at - 3), at).some((word) => byMouth.has(word));
  const removals = around.flatMap((word, at) => (removed.has(word) && !isByMouth(at) ? [at] : []));
  if (removals.length > 0) return removals.some((at) => isDeniedAt(around, at));
  if (isDenied) return false;
  if (around.some((word) => byMouth.has(word))) return true;
  return isWith(before) || isPresent(before, after);
}

/** In “no salt, bones checked” the salt is denied, in “no bones, I checked” the bones: before the comma. */
function isDeniedAt(around: readonly string[], at: number): boolean {
  const comma = around.slice(0, at).lastIndexOf(',');
  return around.slice(Math.max(comma + 1, at - mostDenied), at).some((word) => denied.has(word));
}

/** “With the bones”, “mit Stein”. */
function isWith(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => !articles.has(word));
  return withWords.has(before[at] ?? '');
}

/** “Bones in”, “Gräten sind noch drin”, “still has its bones”; “bones in the bin” are elsewhere. */
function isPresent(before: readonly string[], after: readonly string[]): boolean {
  const at = after.slice(0, 3).findIndex((word) => present.has(word));
  const next = after[at + 1];
  const isHere =
    at >= 0 && (next === undefined || present.has(next) || /^(it|them|there|all|[,.;!)])$/.test(next));
  return (
    isHere || before.slice(-3).some((word) => /^(still|noch|encore|todavia|ancora|ainda|nog)$/.test(word))
  );
}

/** Only of animals: “sardines in tomato, bones in” says nothing of the tomato. */
const bones = new Set(
  'bone bones graten grate knochen arete aretes lisca lische espinha espinhas graat graten osci'.split(' '),
);

/** The foods that may hold such a part; all where none of them does. */
function mayHold(eaten: readonly Mention[], part: string | undefined): readonly Mention[] {
  const flesh = bones.has(part ?? '') ? eaten.filter(isOfAnimal) : [];
  return flesh.length > 0 ? flesh : eaten;
}

function isOfAnimal({ meaning }: Mention): boolean {
  const group = foodById(meaning.foods[0] ?? '')?.group;
  return group === 'flesh_foods' || (group === undefined && meaning.compound !== null);
}

/** Fish, meat and fruit that stand nearest to the part. */
function give(eaten: readonly Mention[], place: number): void {
  const nearest = eaten.reduce((best, one) => (distance(one, place) < distance(best, place) ? one : best));
  const isFlesh = isOfAnimal(nearest);
  nearest.preparations.add(isFlesh ? 'with_bones' : 'with_stones');
  nearest.preparations.delete(isFlesh ? 'boneless' : 'pitted');
}

function distance({ first, end }: Mention, place: number): number {
  return place < first ? first - place : place - end;
}
