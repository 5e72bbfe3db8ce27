import type { MemberRecipe, RecipeListQuery } from '../../../contract/nutriai-recipes';
import type { PagedQuery } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { foodNameKey } from '../../engine/foods/food-name-key';
import { foodById } from '../../engine/foods/food-list';
import { filterRecipes } from '../../engine/recipes/filter-recipes';
import type { Recipe } from '../../engine/recipes/recipe';
import { recipes } from '../../engine/recipes/recipe-list';
import { sql } from '../../../platform/database/sql';
import { rowsOutside } from '../babies/babies';
import { favoriteIds } from './favorites';
import { selectOwnRecipes } from './own-recipes';
import { answersOf } from './answers-of';
import type { OwnRow } from './recipe-answers';
import { inOrder } from './recipe-order';

/**
 * One page of the library and the member's own: the own first, the latest of them at the top, then the
 * library in the order of a day.
 */
export async function listRecipes(
  context: ServiceContext,
  caller: Caller,
  { query, page: { limit, offset }, signal }: PagedQuery<RecipeListQuery> & { signal?: AbortSignal },
): Promise<{ count: number; results: MemberRecipe[] }> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const favorites = new Set(await favoriteIds(rows, memberId));
  const own =
    query.mine === 'false'
      ? []
      : await selectOwnRecipes(rows, memberId, sql`ORDER BY created_at_ms DESC, id`);
  const rowById = new Map(own.map((row) => [row.id, row]));
  const found = [
    ...filterOwn(own, query),
    ...(query.mine === 'true' ? [] : filterRecipes(filterOf(query), recipes)),
  ].filter(({ id }) => query.favorite === undefined || favorites.has(id) === (query.favorite === 'true'));
  const ordered = inOrder(found, query.ordering, rowById);
  const shown = ordered.slice(offset, offset + limit);
  return {
    count: ordered.length,
    results: await answersOf(shown, { caller, own: rowById, favorites, signal }),
  };
}

function filterOf(query: RecipeListQuery): NonNullable<Parameters<typeof filterRecipes>[0]> {
  return {
    q: query.q,
    ageMonths: query.age_months,
    meal: query.meal,
    excludeAllergens: query.exclude_allergens,
    diet: query.diet,
    richIn: query.rich_in,
    maxMinutes: query.max_minutes,
  };
}

/** The library's search also reads what kind of dish it is, which nobody said of a family's. */
function filterOwn(own: readonly OwnRow[], query: RecipeListQuery): Recipe[] {
  const words = keyWords(query.q ?? '');
  const byWords = own.filter(({ own: { engine, stored } }) => {
    const text = keyWords(
      [
        engine.title,
        stored.cuisine ?? '',
        stored.kind ?? '',
        ...stored.ingredients.flatMap(({ food: id, line }) => {
          const food = foodById(id);
          return [line ?? '', ...(food ? [food.name, ...food.synonyms] : [])];
        }),
      ].join(' '),
    );
    return words.every((word) => text.some((each) => each.startsWith(word)));
  });
  return filterRecipes(
    { ...filterOf(query), q: undefined },
    byWords.map(({ own: { engine } }) => engine),
  );
}

function keyWords(text: string): string[] {
  return foodNameKey(text.replaceAll('_', ' '))
    .split(' ')
    .filter((word) => word !== '');
}
