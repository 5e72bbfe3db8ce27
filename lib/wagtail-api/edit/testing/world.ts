import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import { childPath } from '../../../content/cms/page-tree/paths';
import type { PageNode } from '../../../platform/database/payload-types';
import { numberColumn, readRows, sql } from '../../../platform/database/sql';
import type { StaffUser } from '../authenticate-staff';
import { type EditorsTransaction, findEditedPage } from '../edited-page';
import type { ActionResult } from '../page-action';
import { pageActions } from '../page-actions';
import { withEditorsTransaction } from '../write-once';
import { changePage, createPage } from '../write-page';

export type Check = (world: World) => Promise<void>;
export type Checks = Record<string, Check>;

/** One editor with a database of their own. */
export interface World {
  payload: Payload;
  user: StaffUser;
  /** In one transaction of the editor's. */
  write: <Result>(work: (transaction: EditorsTransaction) => Promise<Result>) => Promise<Result>;
  newPage: (slug?: string) => Promise<number>;
  change: (id: number, fields: { title?: string; slug?: string }) => Promise<void>;
  act: (id: number, action: string, input?: object) => Promise<ActionResult>;
  /** Does it and gives the page that it leaves. */
  made: (id: number, action: string, input?: object) => Promise<number>;
  node: (id: number) => Promise<PageNode>;
}

export function freshSlug(): string {
  return `c-${randomUUID().slice(0, 8)}`;
}

export async function makeWorld(payload: Payload): Promise<World> {
  const person = await payload.create({
    collection: 'staff',
    data: { email: 'editor@test.example', password: 'Own-password-1', name: 'Editor', role: 'editor' },
  });
  const user = { ...person, collection: 'staff' } as StaffUser;
  const write: World['write'] = (work) => withEditorsTransaction(payload, user, work);
  const act: World['act'] = (id, name, input = {}) =>
    write(async (transaction) => {
      const action = pageActions.get(name);
      if (!action) throw new Error(`There is no action ${name}.`);
      const page = await findEditedPage(transaction, id);
      return action.run({ transaction, page, input: action.payload.parse(input) });
    });
  return {
    payload,
    user,
    write,
    act,
    newPage: (slug = freshSlug()) =>
      write((transaction) =>
        createPage(transaction, { kind: 'infoPage', fields: { title: slug, slug, excerpt: 'For a check.' } }),
      ),
    change: (id, fields) =>
      write(async (transaction) =>
        changePage(transaction, await findEditedPage(transaction, id), { kind: 'infoPage', fields }),
      ),
    made: async (id, action, input) => {
      const result = await act(id, action, input);
      if (result.status === 204) throw new Error(`${action} left no page.`);
      return result.pageId;
    },
    node: (id) => payload.findByID({ collection: 'page-nodes', id, depth: 0 }),
  };
}

const treeRow = z.object({ id: numberColumn, parent_id: numberColumn.nullable(), path: z.string() });

/** Every page's path begins with its parent's, one step longer, and no two are the same. */
export async function treeProblems(payload: Payload): Promise<string[]> {
  const nodes = await readRows(payload, treeRow, sql`SELECT id, parent_id, path FROM page_nodes`);
  const paths = new Map(nodes.map(({ id, path }) => [id, path]));
  const step = childPath('', 1).length;
  const misplaced = nodes.filter(({ parent_id: parent, path }) => {
    const above = parent === null ? '' : paths.get(parent);
    return above === undefined || !path.startsWith(above) || path.length !== above.length + step;
  });
  const isUnique = new Set(paths.values()).size === nodes.length;
  return [...misplaced.map(({ id, path }) => `${id} at ${path}`), ...(isUnique ? [] : ['a path twice'])];
}
