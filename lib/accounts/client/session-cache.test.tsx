import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { SessionCache } from './session-cache';
import { enterSession, leaveSession } from './session-store';
import { answer, later, serve } from './testing/fake-server';
import { resetBrowser } from './testing/open-tab';
import { keepTokens, makeToken } from './testing/token';

const PATH = '/api/nutriai/meals';
const ROUTE = `GET ${PATH}`;

beforeEach(() => {
  resetBrowser();
  keepTokens(makeToken({ expiresInSeconds: 86_400 }), 'r.r');
});

afterEach(() => act(() => leaveSession('User logged out')));

function Meals({ path = PATH }: { path?: string | null }) {
  const { data, error, isLoading } = useSWR<string, Error>(path);
  return <p>{data ?? error?.message ?? (isLoading ? 'loading' : 'nothing')}</p>;
}

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('fetches with the session and shows what the server says when it refuses', async () => {
  const server = serve({ [ROUTE]: () => answer(200, 'porridge') });
  const { unmount } = render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(0);
  expect(screen.getByText('porridge')).toBeInTheDocument();
  expect(server.calls[0]?.authorization).toMatch(/^Bearer /);
  unmount();

  server.routes[ROUTE] = () => answer(404, { detail: 'Not found.' });
  render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(0);
  expect(screen.getByText('Not found.')).toBeInTheDocument();
});

it('does not ask again for an answer that was a no, but does for a server that broke', async () => {
  const server = serve({ [ROUTE]: () => answer(403, { detail: 'No.' }) });
  const { unmount } = render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(60_000);
  expect(server.count(ROUTE)).toBe(1);
  unmount();
  server.routes[ROUTE] = () => answer(503, { detail: 'Not now.' });
  render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(60_000);
  expect(server.count(ROUTE)).toBeGreaterThan(2);
});

it('keeps what is on screen past the lifetime, and forgets it once nobody shows it', async () => {
  const server = serve({ [ROUTE]: () => answer(200, 'porridge') });
  const { rerender } = render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(360_000);
  rerender(
    <SessionCache>
      <Meals path={PATH} />
    </SessionCache>,
  );
  expect(screen.getByText('porridge')).toBeInTheDocument();

  server.routes[ROUTE] = () => later<Response>().promise;
  rerender(<SessionCache>{null}</SessionCache>);
  rerender(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  expect(screen.getByText('loading')).toBeInTheDocument();
});

it('keeps the pages of an endless list past the lifetime too', async () => {
  function Pages() {
    const { data } = useSWRInfinite<string>((page: number) => `${PATH}?page=${page + 1}`);
    return <p>{data?.join() ?? 'loading'}</p>;
  }
  serve({ [`${ROUTE}?page=1`]: () => answer(200, 'page 1') });
  const { rerender } = render(
    <SessionCache>
      <Pages />
    </SessionCache>,
  );
  await passTime(360_000);
  rerender(
    <SessionCache>
      <Pages />
    </SessionCache>,
  );
  expect(screen.getByText('page 1')).toBeInTheDocument();
});

it('drops everything at sign-out, at once, and asks again for what is still on screen', async () => {
  const server = serve({ [ROUTE]: () => answer(200, 'porridge') });
  act(() => enterSession({ id: 7 }));
  render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(0);
  server.routes['POST /api/auth/logout'] = () => answer(200, {});
  act(() => leaveSession('User logged out'));
  expect(screen.queryByText('porridge')).not.toBeInTheDocument();
  await passTime(10);
  // The fetcher is the member's: without a token it has nothing to show.
  expect(screen.getByText('Authentication required')).toBeInTheDocument();
});

it('does not let an answer that comes after the sign-out back into the cache', async () => {
  const slow = later<Response>();
  serve({ [ROUTE]: () => slow.promise });
  act(() => enterSession({ id: 7 }));
  const { rerender } = render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(0);
  act(() => leaveSession('User logged out'));
  rerender(
    <SessionCache>
      <Meals path={null} />
    </SessionCache>,
  );
  slow.settle(answer(200, 'porridge'));
  await passTime(10);
  keepTokens(makeToken({ subject: '8' }), 'r.8');
  serve({ [ROUTE]: () => later<Response>().promise });
  rerender(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  expect(screen.queryByText('porridge')).not.toBeInTheDocument();
});

it('drops everything when another member signs in without a sign-out in between', async () => {
  const server = serve({ [ROUTE]: () => answer(200, 'of Ann') });
  act(() => enterSession({ id: 7 }));
  render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(0);
  server.routes[ROUTE] = () => answer(200, 'of Ben');
  act(() => enterSession({ id: 8 }));
  expect(screen.queryByText('of Ann')).not.toBeInTheDocument();
  await passTime(10);
  expect(screen.getByText('of Ben')).toBeInTheDocument();
});

it('keeps the cache when the start only finds out who was signed in all along', async () => {
  const server = serve({ [ROUTE]: () => answer(200, 'porridge') });
  act(() => leaveSession('User logged out'));
  keepTokens(makeToken(), 'r.r');
  render(
    <SessionCache>
      <Meals />
    </SessionCache>,
  );
  await passTime(0);
  act(() => enterSession({ id: 7 }));
  await passTime(10);
  expect(screen.getByText('porridge')).toBeInTheDocument();
  expect(server.count(ROUTE)).toBe(1);
});
