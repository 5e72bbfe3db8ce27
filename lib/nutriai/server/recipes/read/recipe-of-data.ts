import { type DataNode } from './microdata';
import { linesOf, pageParts } from './page-parts';
import { readMeal } from './read-meal';
import { readMinutes } from './read-minutes';
import { readServings } from './read-servings';
import type { RecipeReading } from './recipe-reading';
import { splitSteps } from './split-steps';

const depthAtMost = 6;

/** Reads a recipe of schema.org, as JSON-LD or microdata has it. */
export function recipeOfData(node: DataNode): RecipeReading {
  const yields = textsOf(node.recipeYield ?? node.yield);
  const title = joined(node.name ?? node.headline);
  const times = { total: joined(node.totalTime), parts: [joined(node.prepTime), joined(node.cookTime)] };
  const minutes = minutesOf(times);
  const servings = yields.map(readServings).find((number) => number !== null) ?? null;
  return {
    title,
    meal: readMeal([...textsOf(node.recipeCategory), title, ...textsOf(node.keywords)]),
    minutes,
    servings,
    ingredients: textsOf(node.recipeIngredient ?? node.ingredients).map(withoutBullet),
    steps: stepsOf(node.recipeInstructions),
    notUsed: [
      ...(servings === null ? yields : []),
      ...(minutes === null ? [times.total, ...times.parts].filter((time) => time !== '') : []),
    ],
  };
}

function minutesOf({ total, parts }: { total: string; parts: readonly string[] }): number | null {
  const whole = readMinutes(total);
  if (whole !== null) return whole;
  const known = parts.map(readMinutes).filter((minutes) => minutes !== null);
  return known.length === 0 ? null : known.reduce((sum, minutes) => sum + minutes, 0);
}

/** The lines that a value says, of a text, a list of them, or a thing that has a name. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return linesOfText(value);
  if (typeof value !== 'object' || value === null || depth > depthAtMost) return [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, depth + 1));
  const { '@value': plain, value: amount, text, name, '@text': shown } = value as DataNode;
  return textsOf(plain ?? text ?? amount ?? name ?? shown, depth + 1);
}

/** Texts may hold HTML, and its entities. */
function linesOfText(text: string): string[] {
  return /[<&]/.test(text) ? pageParts(text).lines : linesOf(text);
}

function joined(value: unknown): string {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  return textsOf(first).join(' ');
}

function withoutBullet(line: string): string {
  return line.replace(/^[-–—*•●○▢☐□]\s{0,3}/u, '');
}

function stepsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const [only] = list;
  return list.length === 1 && typeof only === 'string'
    ? splitSteps(linesOfText(only))
    : splitSteps(list.flatMap((each) => stepLines(each, 0)));
}

function stepLines(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return linesOfText(value);
  if (typeof value !== 'object' || value === null || depth > depthAtMost) return [];
  if (Array.isArray(value)) return value.flatMap((each) => stepLines(each, depth + 1));
  const { itemListElement, item, text, name, '@text': shown } = value as DataNode;
  const parts = itemListElement ?? item;
  if (parts !== undefined) return stepLines(parts, depth + 1);
  const words = textsOf(text ?? name ?? shown).join(' ');
  return words === '' ? [] : [words];
}
