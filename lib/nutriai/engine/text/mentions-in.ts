import { foodById } from '../foods/food-list';
import { articles, conjunctions, prepositions, pronouns } from './function-words';
import { lexicon, type Meaning } from './lexicon';
import { meaningsInLanguage } from './meaning-in-language';
import { type Mention } from './mention';
import { longestMatch, type PhraseMatch } from './phrase-tree';
import { namesHelping } from './names-helping';
import { namesMeal } from './names-meal';
import { isPreparationWord } from './preparations-in';
import { type Layout, type Sentence } from './sentences';
import { type Stretches, stretchesOf } from './stretches';
import { type Token } from './tokens';

/** Words that make a verb of the name before them: "flake the", "wrap tightly", "toast until golden". */
const verbMarks = new Set([
  ...articles,
  ...pronouns,
  'until',
  'till',
  'all',
  'up',
  'well',
  'tightly',
  'into',
  'gently',
  'lightly',
  'roughly',
  'around',
  'easily',
  'apart',
  'everything',
  'together',
  'down',
  'in',
]);
/** Words that make a verb of the name after them. */
const beforeVerbs = new Set([
  'to',
  'then',
  'can',
  'will',
  'should',
  'must',
  'you',
  'finely',
  'roughly',
  'gently',
  'lightly',
  'coarsely',
  'thinly',
]);

/** Foreign words that let a foreign name stand beside them. */
const foreignLinks = new Set(
  'con y de e et avec mit und i z al alla aux au la le el il del da do com sem sin sans ohne senza'.split(
    ' ',
  ),
);

/** Verbs that may stand right before what they work on, without an article. */
const bareVerbs = new Set(['stew', 'squash', 'mince', 'flake', 'spread', 'wrap', 'chop']);

export interface NamesInText {
  /** In the order of the text. */
  mentions: Mention[];
  /** Tokens that a name covers, also one that names no food ("baking sheet"). */
  named: ReadonlySet<number>;
}

/**
 * The foods that a text names. Of names within a longer name only the longer counts ("butter beans"); names
 * that overlap both count, so that "coconut milk chocolate" is chocolate too.
 */
export function mentionsIn(tokens: readonly Token[], { sentences }: Layout, original: string): NamesInText {
  const mentions: Mention[] = [];
  const named = new Set<number>();
  const stretches = stretchesOf(tokens);
  const inLanguage = meaningsInLanguage(tokens, original);
  sentences.forEach((sentence, place) => {
    for (const match of maximalMatches(tokens, { sentence, stretches }, named)) {
      if (match.value.notFood) continue;
      const value = inLanguage(match) ?? match.value;
      if (value.notFood) continue;
      mentions.push(newMention(tokens, { ...match, value }, { line: sentence.line, sentence: place }));
    }
  });
  return { mentions, named };
}

/** … and what each covers is `named`, also by a name that gives way to another. */
function maximalMatches(
  tokens: readonly Token[],
  { sentence, stretches }: Around,
  named: Set<number>,
): PhraseMatch<Meaning>[] {
  const { root } = lexicon();
  const matches: PhraseMatch<Meaning>[] = [];
  for (let first = sentence.first; first < sentence.end; first += 1) {
    const match = longestMatch(root, tokens, {
      first,
      wordOf: ({ key }) => key,
      end: sentence.end,
      accepts: (found) => fits(tokens, found, { sentence, stretches }),
    });
    const previous = matches.at(-1);
    if (!match || (previous && match.end <= previous.end)) continue;
    for (let token = match.first; token < match.end; token += 1) named.add(token);
    if (previous && isSameNamedAgain(previous, match)) {
      previous.end = match.end;
      continue;
    }
    const overlaps = previous !== undefined && match.first < previous.end;
    // A phrase that names no food gives way to a food that overlaps it.
    if (overlaps && match.value.notFood && !previous.value.notFood) continue;
    // A "flax egg" is no egg, nor are "flax egg muffins" egg muffins.
    if (overlaps && previous.value.compound?.id === 'egg-replacer') continue;
    if (
      overlaps &&
      (previous.value.notFood || isPreparedForm(tokens, previous, match) || isScoopOfOther(previous, match))
    )
      matches.pop();
    matches.push(match);
  }
  return matches;
}

/** “Level scoops of milk” are formula, and “level scoops of milk powder” of a cow are none. */
function isScoopOfOther(previous: PhraseMatch<Meaning>, match: PhraseMatch<Meaning>): boolean {
  const isFormula = ({ foods }: Meaning) => foods[0] === 'infant-formula';
  return isFormula(previous.value) && !isFormula(match.value);
}

/** “Fusilli pasta” is one food, so that what is claimed of it (“gluten-free”) is claimed of both words. */
function isSameNamedAgain(previous: PhraseMatch<Meaning>, match: PhraseMatch<Meaning>): boolean {
  const [one, other] = [previous.value, match.value];
  const isPlain = one.compound === null && other.compound === null && !one.notFood && !other.notFood;
  return isPlain && match.first === previous.end && one.foods.length > 0 && one.foods[0] === other.foods[0];
}

/**
 * In "cooked beef mince" the first name is only the second one prepared, unless it brings a hazard of its own
 * ("smoked salmon fillet").
 */
function isPreparedForm(
  tokens: readonly Token[],
  previous: PhraseMatch<Meaning>,
  match: PhraseMatch<Meaning>,
): boolean {
  if (previous.value.compound && previous.value.compound !== match.value.compound) return false;
  if (!tokens.slice(previous.first, match.first).every(({ text }) => isPreparationWord(text))) return false;
  const [one, other] = [foodById(previous.value.foods[0] ?? ''), foodById(match.value.foods[0] ?? '')];
  if (!one || !other) return false;
  return (
    one.allergens.every((allergen) => other.allergens.includes(allergen)) &&
    one.flags.every((flag) => other.flags.includes(flag))
  );
}

/** Where a name stands. */
interface Around {
  sentence: Sentence;
  stretches: Stretches;
}

/** Whether a common word stands here for the food. */
function fits(
  tokens: readonly Token[],
  { first, end, value }: PhraseMatch<Meaning>,
  around: Around,
): boolean {
  if (value.context === null || end - first > 1) return true;
  const token = tokens[first];
  if (!token) return false;
  switch (value.context) {
    case 'plural':
      return token.text !== token.key;
    case 'counted':
      return token.text !== token.key || isCountedAtEnd(tokens, first, around.sentence);
    case 'noun':
      return !isVerb(tokens, first, around.sentence);
    case 'drink':
      return !namesMeal(tokens, first);
    case 'dish':
      return first === around.sentence.first || madeOf.has(tokens[first + 1]?.text ?? '');
    case 'alone':
      return standsAlone(tokens, first, { ...around, withNumber: true });
    case 'helping':
      return (
        standsAlone(tokens, first, { ...around, withNumber: true }) ||
        namesHelping(tokens, first, around.sentence)
      );
    case 'foreign':
      return standsAlone(tokens, first, { ...around, withNumber: false });
  }
}

const counts = new Set(['a', 'one', 'half', 'another', '1', 'the']);

function isCountedAtEnd(tokens: readonly Token[], place: number, sentence: Sentence): boolean {
  const previous = place > sentence.first ? tokens[place - 1]?.text : undefined;
  return previous !== undefined && counts.has(previous) && place + 1 >= sentence.end;
}

/** After the name of a dish they bring in what it is made of. */
const madeOf = new Set(['de', 'di', 'con', 'com', 'del', 'of', 'with', 'mit', 'al', 'alla']);

/** "Squash in his cup" is no order. */
const vessels = new Set(['cup', 'beaker', 'bottle', 'glass', 'mug']);

function isServedIn(tokens: readonly Token[], place: number): boolean {
  if (tokens[place + 1]?.text !== 'in') return false;
  return tokens.slice(place + 2, place + 6).some(({ text }) => vessels.has(text));
}

function isVerb(tokens: readonly Token[], place: number, sentence: Sentence): boolean {
  if (isServedIn(tokens, place)) return false;
  const next = place + 1 < sentence.end ? tokens[place + 1] : undefined;
  const previous = place > sentence.first ? tokens[place - 1] : undefined;
  if (tokens[place]?.text !== tokens[place]?.key) return false;
  const word = tokens[place]?.text ?? '';
  if (place === sentence.first && bareVerbs.has(word) && next && lexicon().root.next.has(next.key))
    return true;
  if (next && verbMarks.has(next.text)) return !(previous && articles.has(previous.text));
  // “Had rice and then toast” tells what was eaten, where no step does.
  if (!next && !sentence.isStep && previous?.text === 'then') return false;
  return previous !== undefined && beforeVerbs.has(previous.text);
}

/** Nothing but numbers, units and foreign words stands beside it up to the next comma or end. */
function standsAlone(
  tokens: readonly Token[],
  place: number,
  { sentence, stretches, withNumber }: Around & { withNumber: boolean },
): boolean {
  const first = Math.max(sentence.first, stretches.firstOf(place));
  const end = Math.min(sentence.end, stretches.endOf(place));
  if (end - first === 1) return true;
  const others = stretches.wordsIn(first, end) - stretches.wordsIn(place, place + 1);
  if (withNumber && others === 0) return true;
  const beside = [tokens[place - 1], tokens[place + 1]].filter(
    (token, side) => (side === 0 ? place > first : place + 1 < end) && token,
  );
  return (
    beside.some((token) => token !== undefined && foreignLinks.has(token.text)) && !beside.some(isEnglish)
  );
}

function isEnglish(token: Token | undefined): boolean {
  if (!token || foreignLinks.has(token.text)) return false;
  return prepositions.has(token.text) || articles.has(token.text) || conjunctions.has(token.text);
}

function newMention(
  tokens: readonly Token[],
  { first, end, value }: PhraseMatch<Meaning>,
  { line, sentence }: { line: number; sentence: number },
): Mention {
  const words = tokens.slice(first, end);
  return {
    first,
    end,
    line,
    sentence,
    meaning: value,
    certainty: Math.min(...words.map(({ certainty }) => certainty)),
    role: 'ingredient',
    optional: false,
    traces: false,
    preparations: new Set(),
    freeFrom: new Set(),
    without: new Set(),
    doubtful: new Set(),
    quantity: null,
    further: [],
    weighed: null,
    madeHere: false,
  };
}
