/** @jest-environment jsdom */
import { answer, answerText, noAnswer, serve } from './testing/fake-server';
import { resetBrowser } from './testing/open-tab';
import { keepTokens, makeToken } from './testing/token';
import { ApiError } from './api-error';
import { fetcher, isWorthRetrying, publicFetcher, readJson } from './fetcher';

beforeEach(resetBrowser);

it('reads JSON with the token of the member', async () => {
  const access = makeToken();
  keepTokens(access, 'r.r');
  const server = serve({ 'GET /api/nutriai/meals': () => answer(200, { count: 1 }) });
  await expect(fetcher('/api/nutriai/meals')).resolves.toEqual({ count: 1 });
  expect(server.calls[0]?.authorization).toBe(`Bearer ${access}`);
});

it('reads what is public without a token', async () => {
  keepTokens(makeToken(), 'r.r');
  const server = serve({ 'GET /api/v2/polls/': () => answer(200, []) });
  await expect(publicFetcher('/api/v2/polls/')).resolves.toEqual([]);
  expect(server.calls[0]?.authorization).toBeNull();
});

it('throws a typed error with status, code, message and body', async () => {
  const body = { detail: 'No active account found', code: 'no_active_account' };
  const error: unknown = await readJson(answer(401, body)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 401,
    code: 'no_active_account',
    message: body.detail,
    body,
  });
});

it.each([
  [answerText(502, '<html>', 'Bad Gateway'), 'Bad Gateway'],
  [answerText(502, '<html>'), 'The server did not answer as expected (502).'],
  [answer(500, {}), 'The server did not answer as expected (500).'],
  [answer(400, { amount_ml: ['A valid integer is required.'] }), 'A valid integer is required.'],
])('always has something to say', async (response, message) => {
  await expect(readJson(response)).rejects.toMatchObject({ message, code: null });
});

it('gives nothing for 204', async () => {
  await expect(readJson(answerText(204, ''))).resolves.toBeUndefined();
});

it('is worth retrying only when the server or the network was at fault', async () => {
  const statusOf = (status: number) => new ApiError({ status, message: '', body: {} });
  expect([400, 401, 403, 404, 409, 429].map((status) => isWorthRetrying(statusOf(status)))).not.toContain(
    true,
  );
  expect([500, 503].map((status) => isWorthRetrying(statusOf(status)))).not.toContain(false);
  expect(isWorthRetrying(new Error('Authentication required'))).toBe(false);
  serve({ 'GET /x': () => noAnswer() });
  expect(isWorthRetrying(await publicFetcher('/x').catch((reason: unknown) => reason))).toBe(true);
});
