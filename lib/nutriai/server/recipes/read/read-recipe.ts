import type { DataNode } from './microdata';
import { recipesIn, parseScript } from './linked-data';
import { linesOf, pageParts } from './page-parts';
import { readPlainRecipe } from './plain-recipe';
import { recipeOfData } from './recipe-of-data';
import { nothingRead, type RecipeReading, type RecipeSource } from './recipe-reading';
import { withinLimits } from './within-limits';

/** A recipe as it was found in what somebody pasted. */
export interface FoundRecipe {
  source: RecipeSource;
  reading: RecipeReading;
}

/**
 * Finds the recipe in what somebody pasted: the data that a page has for programs, or else its text. Nothing
 * is fetched, so an address alone says nothing.
 */
export function readRecipe(pasted: string): FoundRecipe {
  const text = pasted.trim();
  if (/^\S+$/.test(text) && /^(?:https?:\/\/|www\.)/i.test(text))
    return { source: 'link', reading: nothingRead([text]) };
  const { recipes, lines } = partsOf(text);
  const [first, ...others] = recipes.map(recipeOfData).filter(isFilled).filter(isFirstOfItsKind);
  if (first === undefined) return { source: 'text', reading: withinLimits(readPlainRecipe(lines)) };
  const named = others.map(({ title }) => title).filter((title) => title !== '');
  return { source: 'data', reading: withinLimits({ ...first, notUsed: [...first.notUsed, ...named] }) };
}

function partsOf(text: string): { recipes: DataNode[]; lines: string[] } {
  const data = /^[[{]/.test(text) ? parseScript(text) : null;
  if (data !== null) return { recipes: recipesIn(data), lines: [] };
  if (!/<[a-z!/]/i.test(text)) return { recipes: [], lines: linesOf(text) };
  const { scripts, items, lines } = pageParts(text);
  return { recipes: recipesIn([scripts.map(parseScript), items]), lines };
}

function isFilled({ ingredients, steps }: RecipeReading): boolean {
  return ingredients.length > 0 || steps.length > 0;
}

/** Pages often say the same recipe in more than one way. */
function isFirstOfItsKind({ title }: RecipeReading, index: number, all: readonly RecipeReading[]): boolean {
  return all.findIndex((other) => other.title === title) === index;
}
