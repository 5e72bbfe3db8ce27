import { randomUUID } from 'node:crypto';
import type { World } from '../../../../accounts/server/testing/world';
import { numberColumn, sql, withWriteTransaction } from '../../../../platform/database/sql';
import * as z from 'zod';

const idRow = z.object({ id: numberColumn });

/** A published post with as little around it as the database allows: no picture is drawn for a test of comments. */
export async function makePost({ payload }: World): Promise<number> {
  const slug = randomUUID();
  return withWriteTransaction(payload, async ({ rows }) => {
    const [row] = await rows(
      idRow,
      sql`INSERT INTO posts (title, slug, _status) VALUES (${slug}, ${slug}, 'published') RETURNING id`,
    );
    if (!row) throw new Error('The post was not made.');
    return row.id;
  });
}
