/** Items of one heading: those shown, and how many the heading has in all. */
export interface PagedGroup<Item> {
  items: Item[];
  count: number;
}

export const listedPerPage = 48;

interface Paging {
  page: number;
  /** The first page shows so many of each group, and the others are a link away; null pages through all items. */
  preview: number | null;
}

/**
 * Cuts grouped items into one page: either a preview of every group, or the items of that page under their
 * groups' headings. Groups without an item on the page are left out.
 */
export function pagedGroups<Group extends PagedGroup<unknown>>(
  groups: readonly Group[],
  { page, preview }: Paging,
): { groups: Group[]; pageCount: number } {
  if (preview !== null)
    return {
      groups: groups.map((group) => ({ ...group, items: group.items.slice(0, preview) })),
      pageCount: 1,
    };
  let place = 0;
  const [from, to] = [(page - 1) * listedPerPage, page * listedPerPage];
  const shown = groups.map((group) => {
    const items = group.items.slice(Math.max(0, from - place), Math.max(0, to - place));
    place += group.items.length;
    return { ...group, items };
  });
  return {
    groups: shown.filter(({ items }) => items.length > 0),
    pageCount: Math.max(1, Math.ceil(place / listedPerPage)),
  };
}

/** The address of another page of a list with the same choices. */
export function pageOfList(
  path: string,
  choice: Readonly<Record<string, string | number | null>>,
  page: number,
): string {
  const asked: typeof choice = { ...choice, page: page > 1 ? page : null };
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
