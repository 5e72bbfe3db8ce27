import { foodById } from '../../foods/food-list';
import { knowledge } from '../../knowledge/knowledge';
import { sharedTable } from '../../knowledge/shared-table';
import { foldedText, wordsOf } from '../../red-flags/words-of';
import {
  foodsInEnglish,
  type Translation,
  translated,
  translationOf,
} from '../../statements/foods-in-english';
import { isListedWord } from '../../text/ordinary-words';
import { parseIngredients } from '../../text/parse-ingredients';
import { type ParsedIngredient } from '../../text/parsed-ingredient';

/** A language in which requests are made, and the words that show it. */
interface RequestLanguage extends Translation {
  language: string;
  shown: ReadonlySet<string>;
  /** Words of everyday talk, which ask for nothing. */
  talk: ReadonlySet<string>;
}

const foldedWords = (text: string) =>
  foldedText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
const talkIn = (language: string) =>
  knowledge.talkWords.filter((talk) => talk.language === language).flatMap(({ words }) => foldedWords(words));

const languages = sharedTable('languages of requests', (): readonly RequestLanguage[] =>
  knowledge.requestLanguages.map(({ language, before, words }) => ({
    language,
    before,
    english: translationOf(words),
    talk: new Set(talkIn(language)),
    shown: new Set([...talkIn(language), ...Object.values(words).flat().flatMap(foldedWords)]),
  })),
);

const { passedOver } = knowledge.requestWords;
const english: ReadonlySet<string> = new Set([
  ...talkIn('en'),
  ...foldedWords(passedOver),
  ...(knowledge.plainWords.en ?? []),
]);

const isEnglish = (word: string) => english.has(word) || isListedWord(word);

/**
 * Returns a request in the English words by which it is read: what it asks, its diet and what it leaves out, and
 * the names of its foods. A request in English, or in a language that nobody wrote words for, stays as it is.
 */
export function requestInEnglish(text: string): string {
  const spoken = languageOf(text);
  if (spoken === null) return text;
  let rest = '';
  let at = 0;
  for (const { start, end, name } of namedFoods(text, spoken)) {
    rest += `${inEnglish(text.slice(at, start), spoken)}${name}`;
    at = end;
  }
  return rest + inEnglish(text.slice(at), spoken);
}

function inEnglish(text: string, spoken: RequestLanguage): string {
  const words = foodsInEnglish(translated(text, spoken), spoken.language);
  return words.replace(/[\p{L}\p{M}]+/gu, (word) =>
    spoken.talk.has(foldedText(word)) && !isEnglish(word.toLowerCase()) ? '' : word,
  );
}

interface NamedFood {
  start: number;
  end: number;
  name: string;
}

/** Foods that the parser knows by name, and the words of requests do not have; the longer words go by the parser. */
function namedFoods(text: string, spoken: RequestLanguage): NamedFood[] {
  return parseIngredients(text).ingredients.flatMap((mention) => {
    const name = foodById(mention.food ?? '')?.name;
    const isOurs = mention.compound === null && mention.confidence === 1 && !isRead(mention, spoken);
    if (name === undefined || !isOurs) return [];
    return [{ start: mention.start, end: mention.end, name: `${joint(mention)}${name}` }];
  });
}

const isRead = ({ text }: ParsedIngredient, { shown }: RequestLanguage) =>
  foldedWords(text).every((word) => shown.has(word));

/** "والموز": Arabic writes "and" as one with the word that follows. */
const joint = ({ text }: ParsedIngredient) => (text.startsWith('و') ? 'and ' : '');

/** Fewer words than these tell nothing, unless there are no others: "spag bol" is not Turkish by its “bol”. */
const enough = 2;

const scripts: readonly { language: string; has: RegExp }[] = [
  { language: 'ar', has: /\p{Script=Arabic}/u },
  { language: 'hi', has: /\p{Script=Devanagari}/u },
];

/** The language that more words speak for than for English; words of both speak for neither. */
function languageOf(text: string): RequestLanguage | null {
  const script = scripts.find(({ has }) => has.test(text));
  if (script !== undefined) return languages().find(({ language }) => language === script.language) ?? null;
  const words = new Set(wordsOf(text).map((word) => word.text));
  const shownBy = (known: ReadonlySet<string>) =>
    [...words].filter((word) => known.has(word) && !isEnglish(word)).length;
  const [first] = languages()
    .map((language) => ({
      language,
      count: shownBy(language.shown),
      ofEnglish: [...words].filter((word) => isEnglish(word) && !language.shown.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const isEnough = first !== undefined && first.count >= Math.min(enough, words.size);
  return isEnough && first.count > first.ofEnglish ? first.language : null;
}
