import { render, screen } from '@testing-library/react';
import { UsesList } from './uses-list';

const open: { id: number | undefined; collectionSlug: string } = { id: 3, collectionSlug: 'images' };
let answer: () => Promise<Partial<Response>>;
const asked: string[] = [];

jest.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => open }));

const uses =
  (...list: object[]) =>
  () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ uses: list }) });

beforeEach(() => {
  Object.assign(open, { id: 3, collectionSlug: 'images' });
  asked.splice(0);
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return answer();
  }) as typeof fetch;
});

it('lists where a picture is used, each with the way there', async () => {
  answer = uses({ collection: 'posts', id: 9, title: 'Eggs', href: '/admin/collections/posts/9' });
  render(<UsesList />);
  expect(screen.getByRole('status')).toHaveTextContent('Looking for it …');
  expect(await screen.findByRole('link', { name: 'Eggs' })).toHaveAttribute(
    'href',
    '/admin/collections/posts/9',
  );
  expect(screen.getByRole('region', { name: 'Used in' })).toHaveTextContent(
    'To delete it, first remove it from:',
  );
  expect(asked).toEqual(['/cms-api/images/3/uses']);
});

it('says of a page which links to it would lead nowhere', async () => {
  open.collectionSlug = 'posts';
  answer = uses({ collection: 'stories', id: 2, title: 'Breakfasts', href: '/admin/collections/stories/2' });
  render(<UsesList />);
  expect(await screen.findByRole('link', { name: 'Breakfasts' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Linked from' })).toHaveTextContent(
    'Visitors who follow these links will not find it once it is unpublished.',
  );
});

it.each([
  ['images', 'Nowhere. It can be deleted.'],
  ['pages', 'No page of this site. It can be deleted.'],
])('says that one of %s may go that nobody uses', async (collectionSlug, words) => {
  open.collectionSlug = collectionSlug;
  answer = uses();
  render(<UsesList />);
  expect(await screen.findByText(words)).toBeVisible();
});

it('does not take a failure for no use', async () => {
  answer = () => Promise.resolve({ ok: false, status: 500 });
  render(<UsesList />);
  expect(await screen.findByText(/We couldn’t check where it is used/)).toBeVisible();
  expect(screen.queryByText(/It can be deleted/)).toBeNull();
});

it('says and asks nothing of what is not saved yet', () => {
  open.id = undefined;
  answer = uses();
  expect(render(<UsesList />).container).toBeEmptyDOMElement();
  expect(asked).toEqual([]);
});
