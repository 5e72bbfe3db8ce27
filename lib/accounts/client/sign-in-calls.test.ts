/** @jest-environment jsdom */
import { answer, answerText, noAnswer, serve } from './testing/fake-server';
import { resetBrowser } from './testing/open-tab';
import { askToSignIn, askToSignInWithGoogle, askToSignUp } from './sign-in-calls';

const credentials = {
  email: 'ann@example.org',
  password: 'Secret-12',
  firstName: 'Ann',
  confirmPassword: 'Secret-12',
};
const tokens = { access_token: 'a.a.a', refresh_token: 'r.r.r' };
const { signal } = new AbortController();

const calls = [
  {
    name: 'sign-in',
    route: 'POST /api/login',
    ask: () => askToSignIn(credentials, signal),
    payload: { email: 'ann@example.org', password: 'Secret-12' },
    withoutTokens: 'Invalid credentials',
    withoutAnswer: 'Failed to sign in',
  },
  {
    name: 'sign-up',
    route: 'POST /api/register',
    ask: () => askToSignUp(credentials, signal),
    payload: { email: 'ann@example.org', password: 'Secret-12' },
    withoutTokens: 'Registration failed',
    withoutAnswer: 'Failed to sign up',
  },
  {
    name: 'Google sign-in',
    route: 'POST /api/social-login/',
    ask: () => askToSignInWithGoogle('google-token', signal),
    payload: { access_token: 'google-token', provider: 'google' },
    withoutTokens: 'Invalid authentication response',
    withoutAnswer: 'Google login failed',
  },
];

beforeEach(resetBrowser);

describe.each(calls)('$name', ({ route, ask, payload, withoutTokens, withoutAnswer }) => {
  it('sends exactly its payload as JSON, with cookies and without a bearer header', async () => {
    const server = serve({ [route]: () => answer(200, tokens) });
    await expect(ask()).resolves.toEqual({ tokens, askedAtMs: Date.now() });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ authorization: null, init: { credentials: 'include' } });
    expect(server.calls[0]?.body).toEqual(payload);
    expect(new Headers(server.calls[0]?.init.headers).get('Content-Type')).toBe('application/json');
  });

  it.each([
    ['lacks the access token', answer(200, { refresh_token: 'r.r' })],
    ['lacks the refresh token', answer(200, { access_token: 'a.a' })],
    ['has empty tokens', answer(200, { access_token: '', refresh_token: '' })],
    ['is null', answer(200, null)],
    ['is no JSON', answerText(200, 'ok')],
  ])(`says '${withoutTokens}' when the answer %s`, async (_, response) => {
    serve({ [route]: () => response });
    await expect(ask()).rejects.toThrow(withoutTokens);
  });

  it(`says '${withoutAnswer}' when no answer comes`, async () => {
    serve({ [route]: () => noAnswer() });
    await expect(ask()).rejects.toThrow(withoutAnswer);
  });

  it.each([
    ['what the server says', answer(400, { detail: 'Too many tries.' }), 'Too many tries.'],
    ['the status text of a page', answerText(502, '<html>', 'Bad Gateway'), 'Bad Gateway'],
    ["'Authentication failed' for a page without one", answerText(502, '<html>'), 'Authentication failed'],
    [
      'the fallback when the server says nothing',
      answer(400, {}),
      'Authentication failed. Please try again.',
    ],
  ])('shows %s when refused', async (_, response, message) => {
    serve({ [route]: () => response });
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', message });
  });
});

it.each([undefined, ''])(
  "says 'Access token is required' without one from Google (%s), and asks nobody",
  async (token) => {
    const server = serve({});
    await expect(askToSignInWithGoogle(token, signal)).rejects.toThrow('Access token is required');
    expect(server.calls).toHaveLength(0);
  },
);
