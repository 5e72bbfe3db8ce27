import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSearchAnswer } from '@/lib/contract/search';
import { answer, type Handler, later, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { SearchForm } from './search-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

const callFor = (query: string) => `GET /api/search?${new URLSearchParams({ q: query, limit: '6' })}`;
const page = (title: string, path: string): SiteSearchAnswer['items'][number] => ({
  kind: 'post',
  title: [{ text: title, is_match: true }],
  snippet: [],
  path,
  thumbnail: null,
});
const found = (items: SiteSearchAnswer['items'], more: Partial<SiteSearchAnswer> = {}): SiteSearchAnswer => ({
  query: 'x',
  corrected_query: null,
  suggested_query: null,
  total_count: items.length,
  items,
  ...more,
});
const eggs = found([page('Serving eggs', '/blog/eggs'), page('Egg fingers', '/web-stories/egg-fingers')]);

const submit = jest.fn((event: Event) => event.preventDefault());
let isOnline = true;

beforeEach(() => {
  push.mockClear();
  submit.mockClear();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  Element.prototype.scrollIntoView = jest.fn();
  document.addEventListener('submit', submit);
});

afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener('submit', submit);
});

/** The field, once it has become a combobox. */
async function open(routes: Record<string, Handler>, query = '') {
  const server = serve(routes);
  const user = userEvent.setup();
  render(<SearchForm query={query} />);
  const field = screen.getByRole('searchbox', { name: 'Search articles, stories and recipes' });
  await user.click(field);
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
  return { server, user, field };
}

async function openWith(answered: SiteSearchAnswer) {
  const opened = await open({ [callFor('egg')]: () => answer(200, answered) });
  await opened.user.type(opened.field, 'egg');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  return opened;
}

const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

it('is a plain form that leads to the search page', () => {
  render(<SearchForm query="eggs" />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  const field = screen.getByRole('searchbox');
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveValue('eggs');
  expect(field).not.toHaveAttribute('aria-expanded');
});

it('suggests pages while somebody types, and says how many there are', async () => {
  const { field } = await openWith(eggs);
  expect(options().map((option) => option.textContent)).toEqual([
    'Serving eggsArticle',
    'Egg fingersArticle',
  ]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions. Use the arrow keys.');
  expect(field).toHaveFocus();
});

it('asks for nothing before something was typed, nor for a single letter', async () => {
  const { server, field } = await open({}, 'eggs');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.clear(field);
  await user.type(field, 'e');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.calls).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('walks the list by the arrow keys, Home and End, around its ends, and keeps the focus in the field', async () => {
  const { user, field } = await openWith(eggs);
  const expectChosen = (place: number) => {
    expect(chosen()).toBe(place);
    expect(field).toHaveAttribute('aria-activedescendant', options()[place]?.id);
    expect(field).toHaveFocus();
  };
  await user.keyboard('{ArrowDown}');
  expectChosen(0);
  await user.keyboard('{ArrowDown}');
  expectChosen(1);
  await user.keyboard('{ArrowDown}');
  expectChosen(0);
  await user.keyboard('{ArrowUp}');
  expectChosen(1);
  await user.keyboard('{Home}');
  expectChosen(0);
  await user.keyboard('{End}');
  expectChosen(1);
});

it('leaves Home and End to the field while nothing is chosen', async () => {
  const { user } = await openWith(eggs);
  await user.keyboard('{Home}');
  expect(chosen()).toBe(-1);
});

it('opens the chosen page by Enter', async () => {
  const { user, field } = await openWith(eggs);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(push).toHaveBeenCalledWith('/web-stories/egg-fingers');
  expect(submit).not.toHaveBeenCalled();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('sends the form by Enter when nothing is chosen', async () => {
  const { user } = await openWith(eggs);
  await user.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

it('opens a page by a press, and the focus stays in the field until then', async () => {
  const { user, field } = await openWith(eggs);
  const [first] = options();
  if (!first) throw new Error('no option');
  await user.pointer({ keys: '[MouseLeft>]', target: first });
  expect(field).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: first });
  expect(push).toHaveBeenCalledWith('/blog/eggs');
});

it('offers all results when there are more, by sending the form', async () => {
  const { user } = await openWith({ ...eggs, total_count: 31 });
  expect(options().at(-1)).toHaveTextContent('See all 31 results');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('Escape closes the list and then clears the field; an arrow key opens the list again', async () => {
  const { user, field } = await openWith(eggs);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('egg');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Escape}{Escape}');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it('closes when the focus leaves the field', async () => {
  const { user, field } = await openWith(eggs);
  await user.tab();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('asks once for what is typed in one go, and gives an older call up', async () => {
  const slow = later<Response>();
  let signal: AbortSignal | null | undefined;
  const { server, user, field } = await open({
    [callFor('eg')]: ({ init }) => {
      signal = init.signal;
      return slow.promise;
    },
    [callFor('egg')]: () => answer(200, eggs),
  });
  await user.type(field, 'eg');
  await waitFor(() => expect(server.count(callFor('eg'))).toBe(1));
  await user.type(field, 'g');
  expect(signal?.aborted).toBe(true);
  await screen.findByRole('listbox');
  await act(async () => slow.settle(answer(200, found([page('Old', '/old')]))));
  expect(screen.queryByText('Old')).toBeNull();
  expect(server.calls).toHaveLength(2);
});

it('says which word was meant', async () => {
  await openWith({ ...eggs, corrected_query: 'eggs' });
  expect(screen.getByText('Showing results for “eggs”.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Showing results for “eggs”. 2 suggestions.');
});

it('says when there is nothing, without an empty list', async () => {
  const { user, field } = await open({ [callFor('egg')]: () => answer(200, found([])) });
  await user.type(field, 'egg');
  expect(await screen.findByRole('status')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “egg”.'));
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  ['an error', () => answer(503, {})],
  ['no answer', noAnswer],
])('says after %s that suggestions are not there, and the form still works', async (_what, handler) => {
  const { user, field } = await open({ [callFor('egg')]: handler });
  await user.type(field, 'egg');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Suggestions can’t be shown now. Press Enter to search.',
    ),
  );
  await user.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('says when there is no network, and asks again when it is back', async () => {
  isOnline = false;
  const { server, user, field } = await open({ [callFor('egg')]: () => answer(200, eggs) });
  await user.type(field, 'egg');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You are offline.'));
  expect(server.calls).toEqual([]);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

it('puts text from the server on the page as text', async () => {
  await openWith(found([page('<img src=x onerror=alert(1)>', '/blog/x')]));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
