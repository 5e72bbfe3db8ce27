import type { Payload } from 'payload';
import { sql, type Sql } from '../../platform/database/sql';
import { isBelow, listOf, type PageRow, readPages } from './page-rows';

/** Which pages a caller may see, as a condition over a page node called `n`. */
export interface PageScope {
  /** Pages that lists and details show. */
  condition: Sql;
  /** The same of lists of named kinds, none of which is the root's. */
  conditionOfKinds: Sql;
  /** Whether only publishing changes what there is to be seen. */
  isPublic: boolean;
  /** Whether every live page is to be seen, and no other: no branch of the tree is hidden. */
  isEveryLivePage: boolean;
  /** Pages that filters and other pages may name: for editors the root of the tree too. */
  nameable: Sql;
  /** What `root` means in `child_of=root`; null when there is no such page to be seen. */
  top: PageRow | null;
}

/** A condition that no row meets, and one that all meet. */
export const nothing: Sql = sql`1 = 0`;
export const everything: Sql = sql`1 = 1`;

export const noPages: PageScope = {
  condition: nothing,
  conditionOfKinds: nothing,
  isPublic: true,
  isEveryLivePage: false,
  nameable: nothing,
  top: null,
};

/** The root is the only page that is not in the site. */
const isNotRoot = sql`n.kind <> 'root'`;

/** Live pages of the site all of whose pages above are live too. A branch below a draft is as hidden as the draft. */
export async function publicPages(payload: Payload): Promise<PageScope> {
  const pages = await readPages(
    payload,
    sql`page_nodes n WHERE n.kind = 'home' OR (n.is_live = ${false} AND EXISTS (SELECT 1 FROM page_nodes c
        WHERE c.parent_id = n.id))`,
  );
  const home = pages.find(({ kind }) => kind === 'home');
  if (!home?.isLive) return noPages;
  const hidden = pages.filter(({ isLive }) => !isLive).map(({ path }) => sql`AND NOT ${isBelow(path)}`);
  const isShown = sql`n.is_live = ${true} ${sql.join(hidden, sql` `)}`;
  const condition = sql`(${isShown} AND ${isNotRoot})`;
  return {
    condition,
    conditionOfKinds: sql`(${isShown})`,
    isPublic: true,
    isEveryLivePage: hidden.length === 0,
    nameable: condition,
    top: home,
  };
}

/** Every page but the root of the tree, drafts too: what editors see. */
export async function allPages(payload: Payload, { isRootListed = false } = {}): Promise<PageScope> {
  const [root] = await readPages(payload, sql`page_nodes n WHERE n.kind = 'root'`);
  const condition = isRootListed ? everything : isNotRoot;
  return {
    condition,
    conditionOfKinds: everything,
    isPublic: false,
    isEveryLivePage: false,
    nameable: everything,
    top: root ?? null,
  };
}

/** Pages above one, itself excluded, as a condition over `n`. */
export function isAbove(paths: readonly string[]): Sql {
  return paths.length === 0 ? nothing : sql`n.path IN ${listOf(paths)}`;
}
