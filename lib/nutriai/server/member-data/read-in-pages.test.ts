import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { sql } from '../../../platform/database/sql';
import { pageOf, readInPages } from './read-in-pages';

interface Row {
  id: number;
}

const all = Array.from({ length: 7 }, (_each, id): Row => ({ id }));

it.each([3, 7, 100])(
  'reads every row once, at most %d at a time, and makes entries page by page',
  async (size) => {
    const steps: string[] = [];
    const entries = await readInPages({
      size,
      read: async (last: Row | undefined, most) => {
        const page = all.filter(({ id }) => last === undefined || id > last.id).slice(0, most);
        steps.push(`read ${page.length}`);
        return page;
      },
      toEntry: ({ id }) => {
        steps.push('made');
        return `entry ${id}`;
      },
    });
    expect(entries).toEqual(all.map(({ id }) => `entry ${id}`));
    // No more entries are made in one turn than were read in it.
    const made = steps
      .join(' ')
      .split(/read \d+/)
      .map((turn) => turn.split('made').length - 1);
    expect(Math.max(...made)).toBeLessThanOrEqual(size);
  },
);

it('asks for what is behind a row in the order of the list', () => {
  const order = {
    columns: [sql`e.at`, sql`e.id`],
    valuesOf: (row: { at: number; id: string }) => [row.at, row.id],
  };
  const statement = (last: { at: number; id: string } | undefined) =>
    new SQLiteSyncDialect().sqlToQuery(pageOf(sql`WHERE e.baby_id = ${'b'}`, order, { last, size: 2 }));
  expect(statement(undefined)).toMatchObject({
    sql: 'WHERE e.baby_id = ? ORDER BY e.at, e.id LIMIT ?',
    params: ['b', 2],
  });
  expect(statement({ at: 5, id: 'x' })).toMatchObject({
    sql: 'WHERE e.baby_id = ? AND (e.at, e.id) > (?, ?) ORDER BY e.at, e.id LIMIT ?',
    params: ['b', 5, 'x', 2],
  });
});
