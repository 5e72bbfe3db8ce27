import 'server-only';
import * as z from 'zod';
import { getCms } from '../cms/payload';
import { numberColumn, readRows, sql } from '../../platform/database/sql';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { tagPath } from './tag-path';

export interface Tag {
  /** As the editors most often write it. */
  title: string;
  path: string;
  postIds: number[];
}

/** A page of one post says less than the post: search engines are not shown it. */
export const listedFromPosts = 2;

const tagRow = z.object({ text: z.string(), id: numberColumn });

/** The tags of published posts by their address, those of most posts first; spellings of one address are one tag. */
export async function listTags(): Promise<Tag[]> {
  tagPage(cacheTags.posts);
  const rows = await readRows(
    await getCms(),
    tagRow,
    sql`SELECT t.text, p.id FROM posts_texts t JOIN posts p ON p.id = t.parent_id
        WHERE t.path = 'tags' AND p._status = 'published' ORDER BY p.published_at DESC, p.id DESC`,
  );
  return groupTags(rows);
}

/** So many posts of one tag are looked at: a common one may have thousands. */
const mostOfTag = 50;

/** Tags as they stand in a post, each with its newest posts at most, by their number. */
export async function newestOfTags(texts: readonly string[]): Promise<Tag[]> {
  if (texts.length === 0) return [];
  tagPage(cacheTags.posts);
  // The index of tags has them in this order, so that nothing is sorted.
  const newestOf = (text: string) =>
    sql`SELECT * FROM (
          SELECT t.text, t.parent_id AS id FROM posts_texts t JOIN posts p ON p.id = t.parent_id
          WHERE t.text = ${text} AND t.path = 'tags' AND p._status = 'published'
          ORDER BY t.parent_id DESC LIMIT ${mostOfTag}
        ) AS newest`;
  return groupTags(await readRows(await getCms(), tagRow, sql.join(texts.map(newestOf), sql` UNION ALL `)));
}

/** Groups pairs of a tag and a post by the tag's address. A tag that has nothing an address may have is left out. */
export function groupTags(rows: readonly { text: string; id: number }[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const { text, id } of rows) {
    const path = tagPath(text);
    if (path === null) continue;
    const tag = tags.get(path) ?? { title: text, path, postIds: [] };
    if (!tag.postIds.includes(id)) tag.postIds.push(id);
    tags.set(path, tag);
  }
  return [...tags.values()].toSorted(
    (one, other) => other.postIds.length - one.postIds.length || one.title.localeCompare(other.title),
  );
}

export async function getTag(slug: string): Promise<Tag | null> {
  return (await listTags()).find(({ path }) => path === `/blog/tag/${slug}`) ?? null;
}
