import { findFoods } from '../foods/find-foods';
import { knowledge } from '../knowledge/knowledge';
import { type ReadLanguage, readLanguages } from '../knowledge/schemas/words';
import { type Denial } from './denial';
import { isFunctionWord } from './function-words';
import { nameContexts } from './name-contexts';
import { languageOf } from './language-of';
import { isOrdinaryWord } from './ordinary-words';
import { type UnknownIngredient } from './parsed-ingredient';
import { isAmountWord } from './number-words';
import { preparationsIn } from './preparations-in';
import { isServedWithoutBeingFood } from './served-words';
import { isServedThing, isThing } from './things';
import { type Token } from './tokens';
import { isUnitWord } from './units';

/** Looking up what is near takes time; a text of so many unknown words is no recipe. */
const mostLookUps = 20;
const nearestFoods = 3;
const longestName = 60;

/**
 * Words of three letters and more that no step of the reading knows, those that stand together as one.
 * `named` are tokens within names, and what denies a food is known where it does.
 */
export function unknownWords(
  tokens: readonly Token[],
  named: ReadonlySet<number>,
  { original, denials }: { original: string; denials: readonly Denial[] },
): UnknownIngredient[] {
  const used = {
    named,
    said: placesSaid(tokens, denials),
    made: thingsMade(tokens),
    language: languageIn(tokens),
  };
  const unknown: UnknownIngredient[] = [];
  const nearest = new Map<string, readonly string[]>();
  for (let place = 0; place < tokens.length;) {
    let end = place;
    while (
      end < tokens.length &&
      isUnknown(tokens, end, used) &&
      (end === place || tokens[end]?.kind === 'word')
    )
      end += 1;
    const [first, last] = [tokens[place], tokens[end - 1]];
    if (end > place && first && last) {
      const text = original.slice(first.start, last.end);
      if (isSomebodys(text) && isDishNext(tokens, end, named)) {
        place = end;
        continue;
      }
      if (!nearest.has(text) && nearest.size < mostLookUps) nearest.set(text, nearestTo(text));
      unknown.push({ text, start: first.start, end: last.end, nearest: nearest.get(text) ?? [] });
    }
    place = Math.max(end, place + 1);
  }
  return unknown;
}

/** Plants are named so as well: devil’s apple, witch’s bells. */
const somebody =
  /^(?!devil|angel|witch|wolf|monk|sodom|judas|satan)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?['’]s$/iu;

/** “Elsa’s”, “Jamie Oliver’s”: whose dish it is. */
function isSomebodys(text: string): boolean {
  return somebody.test(text) && /^\p{Lu}/u.test(text);
}

/** Whether a food follows, with one word between at most: “Elsa’s snowy porridge”. */
function isDishNext(tokens: readonly Token[], place: number, named: ReadonlySet<number>): boolean {
  return named.has(place) || (tokens[place]?.kind === 'word' && named.has(place + 1));
}

const wordsOfLanguage: ReadonlyMap<ReadLanguage, ReadonlySet<string>> = new Map(
  readLanguages.map((language) => [language, new Set(knowledge.plainWords[language] ?? [])]),
);

function languageIn(tokens: readonly Token[]): () => ReadLanguage {
  let found: ReadLanguage | undefined;
  return () => (found ??= languageOf(tokens));
}

/**
 * Tokens by the reader that has used them: those within names, and those within phrases about preparation as
 * they were read.
 */
interface Used {
  named: ReadonlySet<number>;
  said: ReadonlySet<number>;
  /** Things that the text says are made of what it names: "grind it to a powder". */
  made: ReadonlySet<string>;
  /** Of the text; found where it matters. */
  language: () => ReadLanguage;
}

function placesSaid(tokens: readonly Token[], denials: readonly Denial[]): ReadonlySet<number> {
  const said = new Set<number>();
  for (const { first, end } of [...preparationsIn(tokens), ...denials])
    for (let place = first; place < end; place += 1) said.add(place);
  return said;
}

function isUnknown(tokens: readonly Token[], place: number, used: Used): boolean {
  const { named, said, made, language } = used;
  const token = tokens[place];
  if (token?.kind !== 'word' || named.has(place) || isNumberWord(token.text)) return false;
  if (isUnnamedThing(tokens, place, named)) return !made.has(token.text);
  if (said.has(place)) return false;
  // “Cashue” is not known to be “cas hue”.
  if (token.repair === 'guess' && !isAmountWord(token.text)) return true;
  // Two letters say little in Latin script, and much in others.
  if (token.text.length < 3 && /^[a-z]*$/.test(token.text)) return false;
  if (![isOrdinaryWord, isFunctionWord, isUnitWord, isAmountWord, isCommonName].some((is) => is(token.text)))
    return true;
  if (isThing(token) && !isOfOtherLanguage(token, language())) return isServedThing(tokens, place, named);
  return isServedWithoutBeingFood(tokens, place, named);
}

/** The “mole” of a Portuguese text is soft, and no animal. */
function isOfOtherLanguage({ text }: Token, language: ReadLanguage): boolean {
  return language !== 'en' && wordsOfLanguage.get(language)?.has(text) === true;
}

function isNumberWord(text: string): boolean {
  return /\d/.test(text);
}

/** Nouns for something that is eaten without saying what it is; a name beside them does ("mint powder"). */
const unnamedThings = new Set(
  (
    'powder powders pill pills tablet tablets syrup tonic potion concoction gunk ' +
    'gloop goo thingy thingies whatsit mystery unidentified unlabelled unlabeled'
  ).split(' '),
);
/** "Grind it to a fine powder" says how fine it is. */
const beforeConsistency = new Set(['to', 'into', 'until', 'like', 'fine', 'from']);

function isUnnamedThing(tokens: readonly Token[], place: number, named: ReadonlySet<number>): boolean {
  if (!unnamedThings.has(tokens[place]?.text ?? '')) return false;
  return !named.has(place - 1);
}

function thingsMade(tokens: readonly Token[]): ReadonlySet<string> {
  const made = tokens.filter(
    ({ text }, place) =>
      unnamedThings.has(text) &&
      tokens.slice(Math.max(0, place - 4), place).some((before) => beforeConsistency.has(before.text)),
  );
  return new Set(made.map(({ text }) => text));
}

/** A common word that names a food only in another place ("pan"). */
function isCommonName(text: string): boolean {
  return Object.hasOwn(nameContexts, text);
}

function nearestTo(text: string): readonly string[] {
  return findFoods(text.slice(0, longestName), { limit: nearestFoods }).map(({ food }) => food.id);
}
