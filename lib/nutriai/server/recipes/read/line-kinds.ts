import { knowledge } from '../../../engine/knowledge/knowledge';
import { phraseKey } from './phrase-key';
import { readMinutes } from './read-minutes';
import { readServings } from './read-servings';
import { isNumbered } from './split-steps';

const { headings, yields, times, amounts, controls } = knowledge.recipeTexts;

export type Section = keyof typeof headings;

/** A heading, with what stands behind its colon. */
export interface Heading {
  section: Section;
  rest: string;
}

/** A figure about the whole recipe. */
export type Fact = { servings: number } | { minutes: number; isTotal: boolean };

const sectionOf: ReadonlyMap<string, Section> = new Map(
  (['others', 'steps', 'ingredients'] as const).flatMap((section) =>
    headings[section].map((words) => [words, section] as const),
  ),
);
const controlWords = new Set(controls);
const longestHeading = 60;

/** Returns the heading that a line is; null for any other line. */
export function headingOf(line: string): Heading | null {
  const colon = line.slice(0, longestHeading).indexOf(':');
  const name = colon < 0 ? line : line.slice(0, colon);
  if (name.length > longestHeading) return null;
  const key = phraseKey(name.replace(/\([^()]*\)/g, ' '));
  const section = sectionOf.get(key) ?? sectionOf.get(key.replace(/ for .*$/, ''));
  return section === undefined ? null : { section, rest: colon < 0 ? '' : line.slice(colon + 1).trim() };
}

/** Returns the figures that a line says and nothing else; null where it says more. */
export function factsOf(line: string): Fact[] | null {
  const parts = line.replace(/^\((.*)\)\.?$/, '$1').split(/\s[|•·]\s|\s?[|•·;]\s?/);
  // In "1 hour, 10 minutes" the comma parts nothing: each figure has its own name before it.
  const named = parts.flatMap((part) => part.split(/,\s?(?=\p{L})|\s(?:and|plus|\+)\s(?=\p{L})/u));
  return factsOfParts(parts) ?? (named.every((part) => /^\p{L}/u.test(part)) ? factsOfParts(named) : null);
}

function factsOfParts(parts: readonly string[]): Fact[] | null {
  const facts = parts.filter((part) => part.trim() !== '').map(factOf);
  return facts.length > 0 && facts.every((fact) => fact !== null) ? facts : null;
}

const factAtMost = 60;
const yieldWordsAtMost = 7;
const smallWord = / (?:about|approx|approximately|ca|circa|for|fur|per|pour|para|in)$/;
/** “Cook for 10 minutes” is a step, unlike “Cook: 10 minutes”. */
const asStep = / (?:for|fur|pour|para|per)$/;

function factOf(part: string): Fact | null {
  if (part.length > factAtMost) return null;
  const at = part.search(/[\d½¼¾]/);
  if (at < 0) return null;
  const said = phraseKey(part.slice(0, at));
  const before = times.total.includes(said) || yields.includes(said) ? said : said.replace(smallWord, '');
  const after = part.slice(at);
  const minutes = isTimeAlone(after) && !asStep.test(said) ? readMinutes(after) : null;
  if (minutes !== null && (before === '' || times.total.includes(before))) return { minutes, isTotal: true };
  if (minutes !== null && times.parts.includes(before)) return { minutes, isTotal: false };
  const isYield = (yields.includes(before) && isYieldShort(after)) || isYieldAlone(before, after);
  const servings = isYield ? readServings(after) : null;
  return servings === null ? null : { servings };
}

function isTimeAlone(words: string): boolean {
  return !/[.!]\s?\p{L}|,/u.test(words) && phraseKey(words).split(' ').length <= 6;
}

/** “12 small muffins (or 6 large ones)”, and not “4 with a salad and plenty of bread”. */
function isYieldShort(words: string): boolean {
  return phraseKey(words.replace(/\([^()]*\)/g, ' ')).split(' ').length <= yieldWordsAtMost;
}

/** “4 servings” */
function isYieldAlone(before: string, after: string): boolean {
  const [, ...rest] = phraseKey(after).split(' ');
  return before === '' && rest.length === 1 && yields.includes(rest[0] ?? '');
}

const spokenAmounts = amounts.map((words) => `${words} `);
const amountAtEnd = /[-–:,\s]\s?\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|kg|ml|l|tbsp|tsp|cups?)\.?$/i;
const longestIngredient = 120;

/** Whether a line reads like an ingredient: an amount before its food, or after it. */
export function isIngredient(line: string): boolean {
  if (line.length > longestIngredient || isNumbered(line)) return false;
  if (/[.!?]$/.test(line) && line.split(' ').length > 8) return false;
  return startsWithAmount(line) || amountAtEnd.test(line);
}

/** Whether a line begins with how much of something. */
export function startsWithAmount(line: string): boolean {
  const key = `${phraseKey(line.slice(0, longestIngredient))} `;
  return /^[\d¼½¾⅓⅔⅛⅜⅝⅞]/.test(line) || spokenAmounts.some((words) => key.startsWith(words));
}

/** Whether a line names a part of a recipe: “For the sauce:”. */
export function isPartHeading(line: string): boolean {
  if (startsWithAmount(line) || line.length > longestHeading) return false;
  return line.endsWith(':') || /^(?:for|für) (?:the|den|die|das) [^.,]*$/i.test(line);
}

/** Whether a line is about the page and not about the food: buttons, addresses, tags, accounts. */
export function isOfPage(line: string): boolean {
  const words = line.split(' ');
  return (
    controlWords.has(phraseKey(line)) ||
    /^https?:\/\/\S+$|^www\.\S+$/i.test(line) ||
    words.every((word) => /^[#@]\p{L}/u.test(word)) ||
    words.some((word) => /^@\w{2}/.test(word))
  );
}
