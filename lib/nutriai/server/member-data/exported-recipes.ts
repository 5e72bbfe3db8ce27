import * as z from 'zod';
import { numberColumn, sql } from '../../../platform/database/sql';
import { jsonText, type Rows } from '../babies/baby-rows';
import { pageOf, readInPages } from './read-in-pages';

const recipeRow = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  recipe: jsonText(z.json()),
  created_at_ms: numberColumn,
  updated_at_ms: numberColumn,
});
type RecipeRow = z.output<typeof recipeRow>;

/** That one statement reads: each is a text that is read whole. */
const recipesInPage = 20;

/** Lists the recipes that a member wrote or saved, oldest first. */
export async function exportedRecipes(rows: Rows, memberId: string) {
  const order = {
    columns: [sql`created_at_ms`, sql`id`],
    valuesOf: (row: RecipeRow) => [row.created_at_ms, row.id],
  };
  return readInPages({
    size: recipesInPage,
    read: (last: RecipeRow | undefined, size) =>
      rows(
        recipeRow,
        sql`SELECT id, title, source, recipe, created_at_ms, updated_at_ms FROM member_recipes
            ${pageOf(sql`WHERE member_id = ${memberId}`, order, { last, size })}`,
      ),
    toEntry: ({ created_at_ms: createdMs, updated_at_ms: updatedMs, ...recipe }) => ({
      ...recipe,
      created_at: new Date(createdMs).toISOString(),
      updated_at: new Date(updatedMs).toISOString(),
    }),
  });
}

/** Lists the recipes that a member marked as favourites, oldest first. */
export async function exportedFavourites(rows: Rows, memberId: string) {
  const favourites = await rows(
    z.object({ recipe: z.string(), created_at_ms: numberColumn }),
    sql`SELECT recipe, created_at_ms FROM recipe_favorites WHERE member_id = ${memberId}
        ORDER BY created_at_ms, recipe`,
  );
  return favourites.map(({ recipe, created_at_ms: createdMs }) => ({
    recipe,
    created_at: new Date(createdMs).toISOString(),
  }));
}
