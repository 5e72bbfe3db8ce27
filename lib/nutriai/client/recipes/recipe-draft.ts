import type { MemberRecipeDetail, RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';
import { mealWords } from '../../../contract/nutriai-words';

/** One line of the ingredients as it is typed. */
export interface DraftLine {
  key: number;
  text: string;
  /** What it was when it came, so that a line that nobody touches stays what it is. */
  kept: { text: string; ingredient: RecipeIngredientAnswer } | null;
}

/** A recipe of one's own while it is written; numbers as they are typed. */
export interface RecipeDraft {
  title: string;
  meal: (typeof mealWords)[number];
  age: string;
  minutes: string;
  servings: string;
  lines: readonly DraftLine[];
  /** One step a line. */
  steps: string;
}

/** Ages from which a recipe may be said to suit. */
export const draftAges = ['6', '8', '9', '10', '12', '18', '24'] as const;

let lastKey = 0;

export function newLine(text = ''): DraftLine {
  lastKey += 1;
  return { key: lastKey, text, kept: null };
}

export function emptyDraft(ageMonths: number): RecipeDraft {
  const age = draftAges.findLast((each) => Number(each) <= ageMonths) ?? '6';
  return {
    title: '',
    meal: 'lunch',
    age,
    minutes: '',
    servings: '4',
    lines: [newLine(), newLine()],
    steps: '',
  };
}

export function draftOfRecipe(recipe: MemberRecipeDetail): RecipeDraft {
  return {
    title: recipe.title,
    meal: recipe.meal,
    age: String(recipe.age_from_months),
    minutes: String(recipe.minutes),
    servings: String(recipe.servings),
    lines: recipe.ingredients.map((ingredient) => {
      const text = lineText(ingredient);
      return { ...newLine(text), kept: { text, ingredient } };
    }),
    steps: recipe.steps.join('\n'),
  };
}

/** An ingredient as one would type it. */
function lineText({ line, grams, household, name, preparation }: RecipeIngredientAnswer): string {
  if (line !== null) return line;
  const amount = household === '' ? `${grams} g` : household;
  return [`${amount} ${name}`, preparation].filter((words) => words !== '').join(', ');
}

/** The lines that hold something. */
export function filledLines({ lines }: Pick<RecipeDraft, 'lines'>): DraftLine[] {
  return lines.filter(({ text }) => text.trim() !== '');
}

/** An ingredient as it is sent: as typed, or as it came. */
export function lineRequest({ text, kept }: DraftLine) {
  if (kept === null || kept.text !== text || kept.ingredient.line !== null) return { line: text.trim() };
  const { food, grams, household, preparation, state } = kept.ingredient;
  return { food, grams, household, preparation, state };
}

/** The steps, without numbers that were typed before them. */
export function stepsOf({ steps }: Pick<RecipeDraft, 'steps'>): string[] {
  return steps
    .split('\n')
    .map((step) => step.replace(/^\s*(?:\d+[.)]|[-•*])(?:\s+|$)/, '').trim())
    .filter((step) => step !== '');
}

/** What is missing, by field, before anything is sent. */
export function draftProblems(draft: RecipeDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (draft.title.trim() === '') problems.title = 'Give it a name.';
  if (filledLines(draft).length === 0) problems.ingredients = 'Add at least one ingredient.';
  if (numberIn(draft.minutes, 1, 600) === null) problems.minutes = 'Enter the minutes, from 1 to 600.';
  if (numberIn(draft.servings, 1, 50) === null)
    problems.servings = 'Enter the number of servings, from 1 to 50.';
  return problems;
}

/** The draft as it is saved; call it when there are no problems. */
export function recipeRequestOf(draft: RecipeDraft) {
  return {
    title: draft.title.trim(),
    age_from_months: Number(draft.age),
    meal: draft.meal,
    minutes: numberIn(draft.minutes, 1, 600) ?? 1,
    servings: numberIn(draft.servings, 1, 50) ?? 1,
    ingredients: filledLines(draft).map(lineRequest),
    steps: stepsOf(draft),
  };
}

/** The draft as it is checked while it is typed. */
export function checkRequestOf(draft: RecipeDraft, baby: string) {
  return {
    baby,
    title: draft.title.trim(),
    servings: numberIn(draft.servings, 1, 50) ?? 4,
    ingredients: filledLines(draft).map(lineRequest),
    steps: stepsOf(draft),
  };
}

function numberIn(text: string, least: number, most: number): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/**
 * A draft that was kept in the browser, or null for anything else; a meal or an age that nobody knows is the
 * usual one.
 */
export function storedDraft(value: unknown): RecipeDraft | null {
  if (!isRecord(value) || !Array.isArray(value.lines)) return null;
  const { title, meal, age, minutes, servings, steps } = value;
  if (typeof title !== 'string' || typeof meal !== 'string' || typeof age !== 'string') return null;
  if (typeof minutes !== 'string' || typeof servings !== 'string' || typeof steps !== 'string') return null;
  const lines: unknown[] = value.lines;
  if (!lines.every(isStoredLine)) return null;
  const usual = emptyDraft(0);
  return {
    title,
    meal: mealWords.find((word) => word === meal) ?? usual.meal,
    age: /^\d{1,2}$/.test(age) ? age : usual.age,
    minutes,
    servings,
    lines: lines.map(({ text, kept = null }) => ({ ...newLine(text), kept })),
    steps,
  };
}

function isStoredLine(line: unknown): line is Pick<DraftLine, 'text'> & Partial<Pick<DraftLine, 'kept'>> {
  return isRecord(line) && typeof line.text === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
