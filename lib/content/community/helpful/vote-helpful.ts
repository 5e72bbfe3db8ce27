import type { PageVoteRequest } from '../../../contract/publication';
import { foodById } from '../../../nutriai/engine/foods/food-list';
import { recipeById } from '../../../nutriai/engine/recipes/recipe-list';
import { notFound } from '../../../platform/http/api-error';
import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';

const foods = '/nutriai/foods/';
const recipes = '/nutriai/recipes/';
const posts = '/blog/';

/**
 * Counts one answer to "Was this helpful?". Nothing of the reader is stored.
 * @throws ApiError 404 where no such page is public
 */
export async function voteHelpful(
  { rows }: WriteTransaction,
  { path, is_helpful: isHelpful, nowMs }: PageVoteRequest & { nowMs: number },
): Promise<void> {
  if (!(await isPublic({ rows }, path))) throw notFound();
  const now = new Date(nowMs).toISOString();
  const [yes, no] = isHelpful ? [1, 0] : [0, 1];
  await rows(
    noColumns,
    sql`INSERT INTO page_votes (path, helpful, unhelpful, created_at, updated_at)
        VALUES (${path}, ${yes}, ${no}, ${now}, ${now})
        ON CONFLICT (path) DO UPDATE SET
          helpful = page_votes.helpful + ${yes}, unhelpful = page_votes.unhelpful + ${no}, updated_at = ${now}`,
  );
}

async function isPublic({ rows }: Pick<WriteTransaction, 'rows'>, path: string): Promise<boolean> {
  if (path.startsWith(foods)) return foodById(path.slice(foods.length)) !== undefined;
  if (path.startsWith(recipes)) return recipeById(path.slice(recipes.length)) !== undefined;
  const slug = path.slice(posts.length);
  const found = await rows(
    noColumns,
    sql`SELECT id FROM posts WHERE slug = ${slug} AND _status = 'published' LIMIT 1`,
  );
  return found.length > 0;
}
