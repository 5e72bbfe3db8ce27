import { listedPerPage, pagedGroups, pageOfList } from './paged-groups';

const group = (name: string, length: number) => ({
  name,
  items: Array.from({ length }, (_each, place) => `${name} ${place}`),
  count: length,
});

const groups = [group('a', 40), group('b', 70), group('c', 1)];

it('shows the first of every group in a preview, and says how many there are', () => {
  const { groups: shown, pageCount } = pagedGroups(groups, { page: 1, preview: 6 });
  expect(shown.map(({ name, items, count }) => [name, items.length, count])).toEqual([
    ['a', 6, 40],
    ['b', 6, 70],
    ['c', 1, 1],
  ]);
  expect(pageCount).toBe(1);
});

it('has every item once over all pages, each under its own heading', () => {
  const { pageCount } = pagedGroups(groups, { page: 1, preview: null });
  expect(pageCount).toBe(Math.ceil(111 / listedPerPage));
  const pages = Array.from({ length: pageCount }, (_each, place) =>
    pagedGroups(groups, { page: place + 1, preview: null }),
  );
  const items = pages.flatMap((page) => page.groups.flatMap((each) => each.items));
  expect(items).toEqual(groups.flatMap((each) => each.items));
  for (const { groups: shown } of pages)
    for (const { name, items: own } of shown)
      expect([own.length > 0, own.every((item) => item.startsWith(name))]).toEqual([true, true]);
});

it('has nothing beyond the last page, and one page of nothing', () => {
  expect(pagedGroups(groups, { page: 4, preview: null }).groups).toEqual([]);
  expect(pagedGroups([], { page: 1, preview: null })).toEqual({ groups: [], pageCount: 1 });
});

it('keeps the choices in the address of another page', () => {
  expect(pageOfList('/foods', { age: 6, group: null, q: '' }, 1)).toBe('/foods?age=6');
  expect(pageOfList('/foods', { age: null, group: 'dairy' }, 2)).toBe('/foods?group=dairy&page=2');
  expect(pageOfList('/foods', {}, 1)).toBe('/foods');
});
