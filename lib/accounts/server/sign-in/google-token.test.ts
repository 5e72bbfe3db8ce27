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

  it.each([400, 401])('refuses a token that Google refuses with %d', async (status) => {
    expect(await check(answering({ error: 'invalid_token' }, status))).toBeNull();
  });

  it('asks for JSON', async () => {
    let accepted: string | undefined;
    await check((request, response) => {
      accepted = request.headers.accept;
      answering(info)(request, response);
    });
    expect(accepted).toBe('application/json');
  });

  it('reads an answer of 16 KiB to its end, and none that is longer', async () => {
    captureWarnings();
    const ofLength = (bytes: number) => answering(JSON.stringify(info).padEnd(bytes));
    expect(await check(ofLength(16 * 1024))).toMatchObject({ subject: '42' });
    server?.close();
    await expect(check(ofLength(16 * 1024 + 1))).rejects.toMatchObject({ status: 503 });
  });

  it.each(['a b', 'a\r\nHost: x', 'é'])('does not ask about %j, which cannot be a token', async (token) => {
    const listener = jest.fn();
    expect(await check(listener, { token })).toBeNull();
    expect(listener).not.toHaveBeenCalled();
  });

  it.each<[string, RequestListener, string]>([
    ['answers 500', answering({}, 500), 'status 500'],
    ['answers 500 with what would do', answering(info, 500), 'status 500'],
    ['answers 429', answering({}, 429), 'status 429'],
    ['answers no JSON', answering('<html>'), 'unexpected answer'],
    ['answers nothing', answering(''), 'unexpected answer'],
    ['answers JSON of another kind', answering({ ok: true }), 'unexpected answer'],
    ['answers without end', (_request, response) => response.end('x'.repeat(100_000)), 'RangeError'],
    [
      'redirects',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'status 302',
    ],
    ['does not answer', () => undefined, '"reason":"'],
    ['answers drop by drop', (_request, response) => void response.write('{'), '"reason":"'],
    ['hangs up', (request) => request.socket.destroy(), '"reason":"'],
  ])('says 503, and not "wrong token", when Google %s', async (_what, listener, reason) => {
    const warnings = captureWarnings();
    const error: unknown = await check(listener, { token: 'ya29.secret', timeoutMs: 300 }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
      body: { detail: 'Google cannot be reached at the moment. Please try again.' },
    });
    expect(warnings.join('')).toContain('google could not be asked');
    expect(warnings.join('')).toContain(reason);
    expect(warnings.join('')).not.toContain('ya29.secret');
  });
});
