import {
  type Fact,
  factsOf,
  headingOf,
  isIngredient,
  isOfPage,
  isPartHeading,
  type Section,
  startsWithAmount,
} from './line-kinds';
import { readProse } from './prose-recipe';
import { readMeal } from './read-meal';
import { type RecipeReading } from './recipe-reading';
import { isNumbered, splitSentences, splitSteps } from './split-steps';
import { tidyLine } from './tidy-line';

/** The lines of a text by what they belong to; `start` is what stands before the first heading. */
type Sorted = Record<Section | 'start', string[]> & { facts: Fact[]; ofPage: string[] };

/** Reads a recipe from lines as people write them, with headings or without. */
export function readPlainRecipe(lines: readonly string[]): RecipeReading {
  const sorted = sortLines(
    lines
      .map(tidyLine)
      .flatMap(withHeadingsAlone)
      .filter((line) => line !== ''),
  );
  const { start, ingredients, steps, facts } = sorted;
  const body = ingredients.length > 0 ? { ...emptyBody, rest: start } : bodyOf(start);
  const found = [...body.ingredients, ...ingredients];
  const said = splitSteps(steps.length > 0 ? [...body.steps, ...steps] : body.steps);
  const notUsed = [...sorted.ofPage, ...sorted.others];
  if (found.length === 0 && said.length === 0) return withoutLines(sorted);
  const title = body.rest.find(isTitle) ?? '';
  return {
    title: title.split(' | ')[0]?.replace(/\.$/, '') ?? '',
    meal: readMeal([title]),
    minutes: minutesOf(facts),
    servings: facts.find((fact) => 'servings' in fact)?.servings ?? null,
    ingredients: found,
    steps: said,
    notUsed: [...body.rest.filter((line) => line !== title), ...notUsed],
  };
}

/** No line is an ingredient or a step: a recipe told in sentences, or none. */
function withoutLines({ start, facts, ofPage, others }: Sorted): RecipeReading {
  const prose = readProse(start);
  if (prose === null) return { ...noRecipe, notUsed: [...start, ...ofPage, ...others] };
  return {
    ...prose,
    meal: readMeal([prose.title]),
    minutes: minutesOf(facts),
    servings: facts.find((fact) => 'servings' in fact)?.servings ?? null,
    notUsed: [...ofPage, ...others],
  };
}

const emptyBody = { ingredients: [] as string[], steps: [] as string[], rest: [] as string[] };
const noRecipe = { title: '', meal: null, minutes: null, servings: null, ingredients: [], steps: [] };

/** Puts headings that stand within a paragraph on lines of their own: “… oats. Method: Mash …”. */
function withHeadingsAlone(line: string): string[] {
  const lines: string[] = [];
  for (const sentence of splitSentences(line)) {
    const isHeading = sentence.includes(':') && headingOf(sentence) !== null;
    if (lines.length === 0 || isHeading) lines.push(sentence);
    else lines.push(`${lines.pop() ?? ''} ${sentence}`);
  }
  return lines;
}

function sortLines(lines: readonly string[]): Sorted {
  const sorted: Sorted = { start: [], ingredients: [], steps: [], others: [], facts: [], ofPage: [] };
  let section: Section | 'start' = 'start';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== null && !(section === 'steps' && heading.rest !== '' && heading.section === 'others')) {
      section = heading.section;
      if (heading.rest !== '') sorted[section].push(...inlineParts(section, heading.rest));
      else if (section === 'others') sorted.others.push(line);
      continue;
    }
    const facts = section === 'others' ? null : factsOf(line);
    if (facts !== null && (section === 'start' || facts.every((fact) => 'servings' in fact)))
      sorted.facts.push(...facts);
    else if (isOfPage(line) || (section !== 'start' && section !== 'others' && isPartHeading(line)))
      sorted.ofPage.push(line);
    else sorted[section].push(line);
  }
  return sorted;
}

/** What stands behind “Ingredients:” in the same line. */
function inlineParts(section: Section, rest: string): string[] {
  if (section !== 'ingredients') return [rest];
  const parts = rest.replace(/\.$/, '').split(/,\s{1,3}|;\s{0,3}/);
  if (!parts.some((part) => startsWithAmount(part))) return parts;
  return parts.reduce<string[]>((joined, part) => {
    // “1 banana, mashed” is one.
    if (joined.length === 0 || startsWithAmount(part)) return [...joined, part];
    return [...joined.slice(0, -1), `${joined.at(-1) ?? ''}, ${part}`];
  }, []);
}

/** Without a heading: what begins with an amount is an ingredient, and what follows the last of them a step. */
function bodyOf(lines: readonly string[]): typeof emptyBody {
  const kinds = lines.map((line) => {
    if (isNumbered(line)) return 'step';
    return isIngredient(line) ? 'ingredient' : 'open';
  });
  const first = kinds.indexOf('ingredient');
  const last = kinds.lastIndexOf('ingredient');
  const body = { ingredients: [] as string[], steps: [] as string[], rest: [] as string[] };
  for (const [index, line] of lines.entries()) {
    const isBetween = first >= 0 && index > first && index < last;
    if (kinds[index] === 'ingredient' || (isBetween && kinds[index] === 'open' && isShort(line)))
      body.ingredients.push(line);
    else if (kinds[index] === 'step' || (first >= 0 && index > first)) body.steps.push(line);
    else body.rest.push(line);
  }
  return body;
}

const isShort = (line: string) => line.length <= 40 && !/[.!?:]$/.test(line);

/** A name is short and no sentence. */
function isTitle(line: string): boolean {
  return line.length <= 100 && !/[:!?]$|[!?] /.test(line) && line.replace(/\.$/, '').split(' ').length <= 14;
}

function minutesOf(facts: readonly Fact[]): number | null {
  const times = facts.filter((fact) => 'minutes' in fact);
  const total = times.find(({ isTotal }) => isTotal);
  if (total) return total.minutes;
  return times.length === 0 ? null : times.reduce((sum, { minutes }) => sum + minutes, 0);
}
