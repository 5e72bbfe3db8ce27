import { boundedMemo } from '../bounded-memo';
import { type Child } from '../child';
import { type Recipe } from '../recipes/recipe';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { type VerdictWord } from '../safety/verdict';

/** A verdict takes milliseconds, and the same few hundred are asked for again and again. */
const verdictOf = boundedMemo<VerdictWord>(20_000);

/**
 * The gate's word on a dish for a child, remembered by all that the gate goes by. The answer is the same with
 * and without the memory.
 */
export function gateVerdict(recipe: Recipe, child: Child): VerdictWord {
  return verdictOf(`${recipe.id} ${keyOf(child)}`, () => recipeVerdict(recipe, child).verdict);
}

/** Measurements and dislikes play no part in the gate. */
function keyOf(child: Child): string {
  const { weightKg: _weight, lengthCm: _length, dislikes: _dislikes, ...asked } = child;
  return JSON.stringify(asked);
}
