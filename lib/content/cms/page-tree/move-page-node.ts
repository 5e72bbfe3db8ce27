import * as z from 'zod';
import type { MovePosition } from '../../../contract/editors';
import { noColumns, numberColumn, sql, type WriteTransaction } from '../../../platform/database/sql';
import type { PageKind } from './kinds';
import { lockSiblings } from './lock-siblings';
import { childPath, placeOf } from './paths';
import { indexAt, stepsToIndex } from './place-among-siblings';

const pathRow = z.object({ id: numberColumn, path: z.string() });

/**
 * Moves a page, with all that is below it, among the children of its own parent: a page's kind says where it
 * lives, so that it never gets another.
 * @param beside the page that the position is relative to
 */
export async function movePageNode(
  { rows }: Pick<WriteTransaction, 'rows'>,
  move: { id: number; kind: PageKind; parentId: number; beside: number; position: MovePosition },
): Promise<void> {
  const { id, kind, parentId, beside, position } = move;
  await lockSiblings({ rows }, kind);
  // What another move has left, which may have moved the parent itself.
  const [parent] = await rows(pathRow, sql`SELECT id, path FROM page_nodes WHERE id = ${parentId}`);
  const children = await rows(
    pathRow,
    sql`SELECT id, path FROM page_nodes WHERE parent_id = ${parentId} ORDER BY path`,
  );
  const placed = children.map((child) => ({ id: child.id, place: placeOf(child.path) }));
  const moved = placed.find((child) => child.id === id);
  if (!parent || !moved) throw new Error(`Page ${id} is no child of page ${parentId}.`);
  const others = placed.filter((child) => child.id !== id);
  const paths = new Map(children.map((child) => [child.id, child.path]));
  for (const step of stepsToIndex(moved, others, indexAt(position, others, beside))) {
    const to = childPath(parent.path, step.place);
    await rewritePaths({ rows }, paths.get(step.id) ?? to, to);
    paths.set(step.id, to);
  }
}

/** Gives a page and everything below it a path that nothing has. */
async function rewritePaths(
  { rows }: Pick<WriteTransaction, 'rows'>,
  from: string,
  to: string,
): Promise<void> {
  // A page that is being added below this one holds its row; only what follows sees the new page.
  await rows(noColumns, sql`UPDATE page_nodes SET kind = kind WHERE path = ${from}`);
  await rows(
    noColumns,
    sql`UPDATE page_nodes SET path = ${to} || substr(path, ${from.length + 1}) WHERE path LIKE ${`${from}%`}`,
  );
}
