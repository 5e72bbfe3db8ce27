import { versionRows } from './version-rows';

const path = '/admin/collections/posts/7';
const updatedAt = '2026-11-29T14:05:00.000Z';

it('says of each version when it was made, by whom, and whether visitors see it', () => {
  const rows = versionRows(
    path,
    [
      { id: 13, updatedAt, autosave: true, version: { _status: 'draft', changedBy: 'Ann Reed' } },
      { id: 12, updatedAt, version: { _status: 'draft', changedBy: 'Ann Reed' } },
      { id: 11, updatedAt, version: { _status: 'published', changedBy: 'Ben Okafor' } },
      { id: 10, updatedAt, version: { _status: 'published', changedBy: 'Ann Reed' } },
    ],
    11,
  );
  expect(rows).toEqual([
    {
      href: `${path}/versions/13`,
      when: '29 Nov 2026, 14:05',
      who: 'Ann Reed',
      state: 'Draft, saved while writing',
    },
    { href: `${path}/versions/12`, when: '29 Nov 2026, 14:05', who: 'Ann Reed', state: 'Draft' },
    { href: `${path}/versions/11`, when: '29 Nov 2026, 14:05', who: 'Ben Okafor', state: 'On the site now' },
    { href: `${path}/versions/10`, when: '29 Nov 2026, 14:05', who: 'Ann Reed', state: 'Published before' },
  ]);
});

it('names nobody for the first content, which nobody signed in wrote', () => {
  const [row] = versionRows(
    path,
    [{ id: 1, updatedAt, version: { _status: 'published', changedBy: null } }],
    1,
  );
  expect(row?.who).toBe('Made with the site');
});
