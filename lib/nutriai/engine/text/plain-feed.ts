import { plainText } from '../foods/food-name-key';
import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';
import { fluidOunceMl } from './units';

const { breast, bottle } = knowledge.milkWords.feeds;
const breastNames = wordsOfAll(breast.names);
const breastParts = wordsOfAll(breast.parts);
const breastFed = wordsOfAll(breast.fed);
const breastWords = new Set([...breastNames, ...breastParts, ...breastFed, ...wordsOfAll(breast.beside)]);
const bottleNames = wordsOfAll(bottle.names);
const bottleWords = new Set([...bottleNames, ...wordsOfAll(bottle.beside), 'ml', 'oz']);

/** Longer texts tell of more than a feed. */
const longest = 200;
const number = /^\d+(?:min|ml|oz)?$/;
const amount = /(?<!\d)(\d{1,4})\s?(ml|oz)\b/g;
/** No bottle holds more. */
const mostMl = 300;

/**
 * A text that says no more than that a baby was fed, as the milk that is meant: “breastfed both sides”, “bottle
 * of 150 ml, just made”. Every other text comes back as it is, also where one word more stands in it: in a
 * bottle may be anything that is named.
 */
export function withMilkNamed(text: string): string {
  if (text.length > longest) return text;
  const words = plainText(text).split(' ');
  const has = (names: ReadonlySet<string>) => words.some((word) => names.has(word));
  const isAll = (known: ReadonlySet<string>) => words.every((word) => known.has(word) || number.test(word));
  const isAtBreast = has(breastNames) || (has(breastParts) && has(breastFed));
  if (isAtBreast && isAll(breastWords)) return 'breast milk';
  if (!has(bottleNames) || !isAll(bottleWords)) return text;
  const [drunk, ...others] = [...plainText(text).matchAll(amount)];
  if (drunk === undefined || others.length > 0) return text;
  const ml = Number(drunk[1]) * (drunk[2] === 'oz' ? fluidOunceMl : 1);
  return ml <= mostMl ? `${drunk[0]} infant formula` : text;
}
