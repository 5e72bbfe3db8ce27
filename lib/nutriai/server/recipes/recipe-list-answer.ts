import { memberRecipe, type MemberRecipe, memberRecipeList } from '../../../contract/nutriai-recipes';

/** A page of a list, as `pagedList` gives it. */
interface RecipePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: readonly MemberRecipe[];
}

const texts = new WeakMap<MemberRecipe, Buffer>();

/** By the contract's schema, as each answer leaves; once for a recipe that stays the same object. */
function textOf(recipe: MemberRecipe): Buffer {
  const kept = texts.get(recipe);
  if (kept) return kept;
  const text = Buffer.from(JSON.stringify(memberRecipe.parse(recipe)));
  texts.set(recipe, text);
  return text;
}

const [comma, end] = [Buffer.from(','), Buffer.from(']}')];

/**
 * One page of recipes as JSON. Twenty of them are 100 kB, and those of the library are the same for
 * everybody: each is checked and written once in place of with every call.
 */
export function recipeListAnswer({ results, ...page }: RecipePage): Response {
  const head = JSON.stringify(memberRecipeList.parse({ ...page, results: [] }));
  const recipes = results.flatMap((recipe, place) =>
    place === 0 ? [textOf(recipe)] : [comma, textOf(recipe)],
  );
  const body = Buffer.concat([Buffer.from(head.slice(0, -end.byteLength)), ...recipes, end]);
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
