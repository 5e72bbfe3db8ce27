import type { RecipeReadAnswer } from '../../../contract/nutriai-recipes';
import { ingredientsAtMost } from '../../../contract/recipe-limits';
import { filledLines, newLine, type RecipeDraft, stepsOf } from './recipe-draft';

/** A draft with what was read, and what found no room in it. */
export interface FilledDraft {
  draft: RecipeDraft;
  notUsed: string[];
}

/** Whether nothing was written into a draft yet. */
export function isUntouched(draft: RecipeDraft): boolean {
  const texts = [draft.title, draft.minutes, draft.steps];
  return texts.every((text) => text.trim() === '') && filledLines(draft).length === 0;
}

/**
 * Fills a draft with a recipe that was read. What was written before stays: ingredients and steps come after
 * it, and a name or a figure only where there was none.
 */
export function fillDraft(draft: RecipeDraft, read: RecipeReadAnswer): FilledDraft {
  const isNew = isUntouched(draft);
  const lines = [...filledLines(draft), ...read.ingredients.map((line) => newLine(line))];
  const minutes = read.minutes === null ? '' : String(read.minutes);
  return {
    draft: {
      ...draft,
      title: draft.title.trim() === '' ? read.title : draft.title,
      meal: isNew ? (read.meal ?? draft.meal) : draft.meal,
      minutes: draft.minutes.trim() === '' ? minutes : draft.minutes,
      servings: isNew && read.servings !== null ? String(read.servings) : draft.servings,
      lines: lines.length === 0 ? draft.lines : lines.slice(0, ingredientsAtMost),
      steps: [...stepsOf(draft), ...read.steps].join('\n'),
    },
    notUsed: [
      ...(['', read.title].includes(draft.title.trim()) || read.title === '' ? [] : [read.title]),
      ...lines.slice(ingredientsAtMost).map(({ text }) => text),
      ...read.not_used,
    ],
  };
}
