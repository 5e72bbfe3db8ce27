import { ApiError, apiErrorFrom } from './api-error';

const wording = { unreadable: (status: string) => `No answer (${status})`, silent: 'It failed.' };
const errorOf = (body: string, init: ResponseInit = { status: 400 }) =>
  apiErrorFrom(new Response(body, init), wording);

describe('apiErrorFrom', () => {
  it('gives the server’s own words and code', async () => {
    const error = await errorOf('{"detail":"Token is invalid","code":"token_not_valid"}', { status: 401 });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 401, code: 'token_not_valid', message: 'Token is invalid' });
  });

  it('has its own words for JSON that says nothing', async () => {
    expect((await errorOf('{}')).message).toBe(wording.silent);
    expect((await errorOf('null')).message).toBe(wording.silent);
    expect(await errorOf('{"code":5}')).toMatchObject({ code: null });
  });

  it('says which status came with a body that is no JSON', async () => {
    const error = await errorOf('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
    expect(error).toMatchObject({
      status: 502,
      message: 'No answer (Bad Gateway)',
      body: undefined,
      code: null,
    });
  });

  it('tells how long to wait, where that is seconds', async () => {
    const after = async (header: string) =>
      (await errorOf('{}', { status: 429, headers: { 'Retry-After': header } })).retryAfterSeconds;
    expect(await after('30')).toBe(30);
    expect(await after('Sat, 28 Nov 2026 12:00:00 GMT')).toBeNull();
    expect((await errorOf('{}')).retryAfterSeconds).toBeNull();
  });
});
