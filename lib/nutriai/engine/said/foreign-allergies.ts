import { countFoodWords } from './allergy-of-words';

/** A stretch of a text in another language that tells of an allergy. */
export interface ForeignAllergy {
  /** The words for what the allergy is to; a word that names nothing known here stays as it was typed. */
  items: readonly string[];
  start: number;
  end: number;
}

const begin = '(?<![\\p{L}\\p{M}])';
const end = '(?![\\p{L}\\p{M}])';

/** French, Spanish, Portuguese, Italian, Polish, German, Dutch and Arabic name the food after the word. */
const foodFollows = new RegExp(
  `${begin}(?:allergiques?|allergi[ae]|all[eé]rgic[oa]|al[eé]rgi(?:c[oa]|a)|allergisch|alergiczn[yae]|alergi[aię]|uczulon[yae]|uczulenie|intol[eé]rant[e]?s?|intoler[aâ]n(?:cia|te)|intolleran(?:te|za)|unverträglich\\p{L}*|حساسية|حساسيه)(?: (?:es|est|ist|is))? (?:à|a|au|aux|al|alla|alle|allo|ai|agli|ao|às|aos|à la|a la|à l'|a l'|all'|gegen|auf|voor|na|con|de|von|من|ضد|لل)${end} ?`,
  'gu',
);
const articles =
  /^(?:la|le|les|l'|los|las|el|il|lo|i|gli|o|os|as|die|den|das|der|het|une?|protéines? (?:de|du) |proteínas? d[eao] |du|de|d')(?: |(?<='))/u;
const foreignAnd = /^ ?(?:[,&+]|(?:et|y|e|und|en|i|ve|و)(?![\p{L}\p{M}])) ?/u;
const wordsOfFood = 3;

/** German and Dutch write it as one word: "Milchallergie", "notenallergie". */
const compound = new RegExp(
  `${begin}(\\p{L}{2,30}?)(?:allergie|allergien|allergiker|allergikerin|intoleranz|unverträglichkeit|intolerantie)${end}`,
  'gu',
);
/** Turkish and Hindi name the food before it. */
const foodPrecedes =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,20})(?:'\p{L}{1,3})?(?: karşı)? (?:alerji\p{L}*|allergie|(?:से|की|का) (?:एलर्जी|एलर्जि)|(?:se|ki|ka) (?:allergy|alergy|elergy|allergi))(?![\p{L}\p{M}])/gu;
/** Arabic says "allergy of milk" without a word between; the food is one that is known. */
const arabic = /(?<![\p{L}\p{M}])(?:ال)?حساسي[ةه](?: (?:شديدة|قوية|شديده))? /gu;
const shortestFood = 2;

/** Finds allergies that a text in another language than English names. The text is in lower case. */
export function foreignAllergiesIn(text: string): ForeignAllergy[] {
  return [
    ...[...text.matchAll(foodFollows)].map((match) => listAfter(text, match.index, match[0].length)),
    ...[...text.matchAll(arabic)]
      .map((match) => listAfter(text, match.index, match[0].length))
      .filter(({ items: [first] }) => first !== undefined && isFood(first.split(' '))),
    ...[...text.matchAll(compound)].flatMap((match) => compoundAt(match)),
    ...[...text.matchAll(foodPrecedes)].map((match) => beforeAt(match)),
  ];
}

function listAfter(text: string, start: number, length: number): ForeignAllergy {
  const items: string[] = [];
  let at = start + length;
  for (;;) {
    const article = articles.exec(text.slice(at))?.[0].length ?? 0;
    const found = foodAt(text, at + article);
    if (found === null || (items.length > 0 && !found.isKnown)) break;
    items.push(found.words);
    at = at + article + found.words.length;
    const and = foreignAnd.exec(text.slice(at))?.[0].length ?? 0;
    if (!found.isKnown || and === 0) break;
    at += and;
  }
  return { items, start, end: at };
}

/** The longest beginning that names a food, else the first word. */
function foodAt(text: string, at: number): { words: string; isKnown: boolean } | null {
  const [stretch] = /^[\p{L}\p{M}'’]+(?: [\p{L}\p{M}'’]+){0,2}/u.exec(text.slice(at)) ?? [];
  if (stretch === undefined) return null;
  const words = stretch.split(' ').slice(0, wordsOfFood);
  for (let count = words.length; count > 0; count -= 1)
    if (isFood(words.slice(0, count))) return { words: words.slice(0, count).join(' '), isKnown: true };
  return { words: words[0] ?? stretch, isKnown: false };
}

const isFood = (words: readonly string[]) => countFoodWords(words) === words.length;

/** "milcheiweiß" is milk by its beginning, "kuhmilch" by its end. */
function compoundAt(match: RegExpExecArray): ForeignAllergy[] {
  const [whole, stem = ''] = match;
  if (/^(?:lebensmittel|nahrungsmittel|voedsel|pollen|haus|katzen|hunde|tier|gras|kreuz|kontakt)/u.test(stem))
    return [];
  return [{ items: [namedWithin(stem)], start: match.index, end: match.index + whole.length }];
}

function namedWithin(stem: string): string {
  const parts = Array.from({ length: Math.max(0, stem.length - shortestFood) }, (_, cut) => cut + 1);
  const shorter = parts.flatMap((cut) => [stem.slice(0, -cut), stem.slice(cut)]);
  return [stem, ...shorter].find((part) => part.length >= shortestFood && isFood([part])) ?? stem;
}

/** "süte alerjisi": the case ending goes. */
function beforeAt(match: RegExpExecArray): ForeignAllergy {
  const [whole, word = ''] = match;
  const known = [0, 1, 2].map((cut) => word.slice(0, word.length - cut)).find((form) => isFood([form]));
  return { items: [known ?? word], start: match.index, end: match.index + whole.length };
}
