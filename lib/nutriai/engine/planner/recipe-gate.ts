import { type Child } from '../child';
import { type Recipe } from '../recipes/recipe';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { type VerdictWord } from '../safety/verdict';

/** A verdict takes milliseconds, and the same few hundred are asked for again and again. */
const mostKnown = 20_000;
const known = new Map<string, VerdictWord>();

/**
 * The gate's word on a dish for a child, remembered by all that the gate goes by. The answer is the same with
 * and without the memory.
 */
export function gateVerdict(recipe: Recipe, child: Child): VerdictWord {
  const key = `${recipe.id} ${keyOf(child)}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const { verdict } = recipeVerdict(recipe, child);
  if (known.size >= mostKnown) known.clear();
  known.set(key, verdict);
  return verdict;
}

/** Measurements and dislikes play no part in the gate. */
function keyOf(child: Child): string {
  const { weightKg: _weight, lengthCm: _length, dislikes: _dislikes, ...asked } = child;
  return JSON.stringify(asked);
}
