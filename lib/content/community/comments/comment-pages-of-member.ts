import * as z from 'zod';
import { cacheTags } from '../../../platform/cache/page-cache';
import { sql, type WriteTransaction } from '../../../platform/database/sql';

/** Tags of the finished pages that show the member's name under a comment. */
export async function commentPagesOfMember(
  rows: WriteTransaction['rows'],
  memberId: string,
): Promise<string[]> {
  const posts = await rows(
    z.object({ slug: z.string().nullable() }),
    sql`SELECT DISTINCT p.slug FROM comments c JOIN posts p ON p.id = c.post_id WHERE c.member_id = ${memberId}`,
  );
  return posts.flatMap(({ slug }) => (slug === null ? [] : [cacheTags.post(slug)]));
}
