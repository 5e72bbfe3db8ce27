import { render, screen, within } from '@testing-library/react';
import type { AdminViewServerProps } from 'payload';
import { scheduledDocuments } from '@/lib/content/cms/schedule/scheduled-documents';
import { PublicationCalendar } from './publication-calendar';
import { ScheduledList } from './scheduled-list';

jest.mock('@/lib/content/cms/schedule/scheduled-documents', () => ({ scheduledDocuments: jest.fn() }));

interface Find {
  collection: string;
  overrideAccess: boolean;
  where: { and: object[] };
}

const asked: Find[] = [];
const published: Record<string, { id: number; title: string; publishedAt: string }[]> = {
  posts: [{ id: 1, title: 'Eggs', publishedAt: '2026-12-03T08:00:00.000Z' }],
  stories: [],
};
const reader = {
  payload: {
    find: (query: Find) => {
      asked.push(query);
      return Promise.resolve({ docs: published[query.collection] ?? [] });
    },
  },
  user: { id: 5 },
} as unknown as Parameters<typeof ScheduledList>[0];

const scheduled = (...documents: { title: string; at: string }[]) =>
  jest.mocked(scheduledDocuments).mockResolvedValue(
    documents.map(({ title, at }, index) => ({
      title,
      href: `/admin/collections/posts/${10 + index}`,
      dueAtMs: Date.parse(at),
    })),
  );

async function showMonth(month?: string) {
  const props = {
    initPageResult: { req: reader },
    searchParams: { month },
  } as unknown as AdminViewServerProps;
  render(await PublicationCalendar(props));
}

beforeEach(() => {
  asked.splice(0);
});

it('shows on each day of a month what was published and what will be', async () => {
  scheduled(
    { title: 'Leeks', at: '2026-12-31T23:59:00.000Z' },
    { title: 'Next year', at: '2027-01-01T00:00:00.000Z' },
  );
  await showMonth('2026-12');
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(screen.getByText(/1 scheduled, 1 published this month/)).toBeVisible();
  expect(screen.queryByText('Next year')).toBeNull();
  const cellOf = (name: string) => within(screen.getByRole('link', { name }).closest('td') as HTMLElement);
  expect(cellOf('Eggs').getByText('Thu 3 Dec')).toBeVisible();
  expect(cellOf('Eggs').getByText('Published')).toBeVisible();
  expect(cellOf('Leeks').getByText('Thu 31 Dec')).toBeVisible();
  expect(cellOf('Leeks').getByText('Scheduled for 23:59')).toBeVisible();
});

it('has the days of the week as headings, and leads to the months around', async () => {
  scheduled();
  await showMonth('2026-12');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  const months = within(screen.getByRole('navigation', { name: 'Months' }));
  expect(months.getByRole('link', { name: 'Previous month' })).toHaveAttribute(
    'href',
    expect.stringContaining('month=2026-11'),
  );
  expect(months.getByRole('link', { name: 'Next month' })).toHaveAttribute(
    'href',
    expect.stringContaining('month=2027-01'),
  );
});

it('asks with the rights of the person who looks', async () => {
  scheduled();
  await showMonth('2026-12');
  expect(asked.map(({ collection, overrideAccess }) => [collection, overrideAccess])).toEqual([
    ['posts', false],
    ['stories', false],
  ]);
});

it('shows this month where the address names none', async () => {
  scheduled();
  await showMonth('nonsense');
  const thisMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thisMonth.format(Date.now()));
});

it('lists on the first screen what comes next, twenty at most, and nothing where nothing does', async () => {
  scheduled(
    ...Array.from({ length: 25 }, (_, index) => ({ title: `Post ${index}`, at: '2026-12-01T06:00:00.000Z' })),
  );
  render(await ScheduledList(reader));
  const list = screen.getByRole('region', { name: 'Scheduled' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  expect(within(list).getByRole('link', { name: 'Post 0' })).toHaveAttribute(
    'href',
    '/admin/collections/posts/10',
  );
  expect(list).toHaveTextContent('Tue 1 December at 06:00 UTC: Post 0');
  scheduled();
  expect(await ScheduledList(reader)).toBeNull();
});
