import type { MemberRecipeDetail, RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';

/** One page of cooking: what stands large on it, and what is at hand for it. */
export type CookPage =
  | { kind: 'start' }
  | { kind: 'step'; number: number; text: string; ingredients: readonly RecipeIngredientAnswer[] }
  | { kind: 'serve' };

type Cooked = Pick<MemberRecipeDetail, 'steps' | 'ingredients'>;

/** A recipe as the pages of cooking it: get ready, each step, serve. */
export function cookPages({ steps, ingredients }: Cooked): CookPage[] {
  return [
    { kind: 'start' },
    ...steps.map((text, index): CookPage => ({
      kind: 'step',
      number: index + 1,
      text,
      ingredients: ingredients.filter((ingredient) => isNamedIn(ingredient, text)),
    })),
    { kind: 'serve' },
  ];
}

/** Whether a step speaks of a food: by the last word of its name, which is what cooks call it, in one or in several. */
function isNamedIn({ name, line }: RecipeIngredientAnswer, step: string): boolean {
  const said = ` ${step.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const nouns = [words.at(-1) ?? '', ...(line === null ? [] : [words[0] ?? ''])];
  return nouns.some(
    (noun) =>
      noun.length >= 3 &&
      [noun, `${noun}s`, noun.replace(/s$/, '')].some((word) => said.includes(` ${word} `)),
  );
}

/**
 * The minutes that a step takes by itself ("simmer for 20 minutes"); null where it says none. Of a range, the
 * first.
 */
export function minutesInStep(text: string): number | null {
  const found = /(\d{1,3})(?:\s*(?:–|-|to)\s*\d{1,3})?\s*min(?:ute)?s?\b/i.exec(text);
  const minutes = Number(found?.[1]);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 180 ? minutes : null;
}
