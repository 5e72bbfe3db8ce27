import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';
import { type PageKind, pageKinds } from './kinds';

/**
 * Until the transaction ends no other one adds, moves or renames pages of this kind: every page of a kind has
 * the same parent, whose row is held. On PostgreSQL two writers would else look for a free place or slug at
 * once and find the same; SQLite has one writer at a time anyway.
 */
export async function lockSiblings({ rows }: Pick<WriteTransaction, 'rows'>, kind: PageKind): Promise<void> {
  const { parent } = pageKinds[kind];
  if (parent === null) return;
  await rows(noColumns, sql`UPDATE page_nodes SET kind = kind WHERE kind = ${parent}`);
}
