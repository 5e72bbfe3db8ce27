import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '../../../platform/http/api-error';
import { checkGoogleToken } from './google-token';

const clientId = 'client.apps.googleusercontent.com';
const info = {
  aud: clientId,
  azp: clientId,
  sub: '42',
  email: 'Ana@Example.test',
  email_verified: 'true',
  expires_in: '3500',
};

let server: Server | undefined;

async function check(listener: RequestListener, { token = 'ya29.token', timeoutMs = 2_000 } = {}) {
  server = createServer(listener);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return checkGoogleToken(token, { clientId, tokenInfoUrl: `http://127.0.0.1:${port}/tokeninfo`, timeoutMs });
}

const answering = (body: unknown, status = 200): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  jest.restoreAllMocks();
});

/** The outage is logged; here we look at what the log holds. */
function captureWarnings(): string[] {
  const written: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  return written;
}

describe('asking Google about a token', () => {
  it.each([
    ['as Google answers', info],
    ['with real booleans and numbers', { ...info, email_verified: true, expires_in: 3500 }],
    ['without azp', { ...info, azp: undefined }],
  ])('takes a good token %s', async (_how, body) => {
    expect(await check(answering(body))).toEqual({ subject: '42', email: 'ana@example.test' });
  });

  it('sends the token as Google’s endpoint takes it', async () => {
    let asked = '';
    await check(
      (request, response) => {
        asked = request.url ?? '';
        answering(info)(request, response);
      },
      { token: 'a+b&c=d' },
    );
    expect(asked).toBe('/tokeninfo?access_token=a%2Bb%26c%3Dd');
  });

  it('is asked again about the same token: neither answers nor keys are cached', async () => {
    let asked = 0;
    const listener: RequestListener = (request, response) => {
      asked += 1;
      answering(asked === 1 ? info : { error: 'invalid_token' }, asked === 1 ? 200 : 400)(request, response);
    };
    expect(await check(listener)).toMatchObject({ subject: '42' });
    server?.close();
    expect(await check(listener)).toBeNull();
    expect(asked).toBe(2);
  });

  it.each([
    ['made for another site', { ...info, aud: 'other', azp: 'other' }],
    ['made for another site that asked on our behalf', { ...info, aud: 'other' }],
    ['handed on by another site', { ...info, azp: 'other' }],
    ['with an unverified email', { ...info, email_verified: 'false' }],
    ['that says nothing of the email', { ...info, email: undefined, email_verified: undefined }],
    ['that has expired', { ...info, expires_in: 0 }],
    ['that expired long ago', { ...info, expires_in: '-5' }],
  ])('refuses a token %s', async (_what, body) => {
    expect(await check(answering(body))).toBeNull();
  });

  it('follows no redirect, not even to an answer that would do', async () => {
    captureWarnings();
    const asked: string[] = [];
    const listener: RequestListener = (request, response) => {
      asked.push(new URL(request.url ?? '', 'http://google.test').pathname);
      if (asked.length > 1) answering(info)(request, response);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    };
    await expect(check(listener)).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual(['/tokeninfo']);
  });

  it('refuses a token that Google refuses', async () => {
    expect(await check(answering({ error: 'invalid_token' }, 400))).toBeNull();
  });

  it.each(['a b', 'a\r\nHost: x', 'é'])('does not ask about %j, which cannot be a token', async (token) => {
    const listener = jest.fn();
    expect(await check(listener, { token })).toBeNull();
    expect(listener).not.toHaveBeenCalled();
  });

  it.each<[string, RequestListener]>([
    ['answers 500', answering({}, 500)],
    ['answers 429', answering({}, 429)],
    ['answers no JSON', answering('<html>')],
    ['answers JSON of another kind', answering({ ok: true })],
    ['answers without end', (_request, response) => response.end('x'.repeat(100_000))],
    ['redirects', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['does not answer', () => undefined],
    ['answers drop by drop', (_request, response) => void response.write('{')],
    ['hangs up', (request) => request.socket.destroy()],
  ])('says 503, and not "wrong token", when Google %s', async (_what, listener) => {
    const warnings = captureWarnings();
    const error: unknown = await check(listener, { token: 'ya29.secret', timeoutMs: 300 }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    expect(warnings.join('')).toContain('google could not be asked');
    expect(warnings.join('')).not.toContain('ya29.secret');
  });
});
