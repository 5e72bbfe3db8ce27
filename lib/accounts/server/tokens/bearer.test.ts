import { SignJWT } from 'jose';
import { ApiError } from '../../../platform/http/api-error';
import { purposeKey } from '../../../platform/http/keyed-name';
import { authenticate, bearerToken } from './bearer';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
  process.env.SITE_URL = 'https://pear.example';
});

const withoutDatabase = async () => ({ payload: {} as never, nowMs: Date.now });

describe('the Authorization header', () => {
  it.each([null, '', '   ', 'Token abc', 'bearer abc', 'BEARER abc', 'Basic YTpi', 'Bearerabc'])(
    '%j is no credential of ours',
    (header) => {
      expect(bearerToken(header)).toBeNull();
    },
  );

  it.each(['Bearer abc', '  Bearer   abc  '])('%j carries a token', (header) => {
    expect(bearerToken(header)).toBe('abc');
  });

  it.each(['Bearer', 'Bearer a b', 'Bearer a, Bearer b'])('%j is malformed', (header) => {
    expect(() => bearerToken(header)).toThrow(ApiError);
  });

  it('answers a malformed header in the words of simplejwt', async () => {
    await expect(authenticate('Bearer a b', withoutDatabase)).rejects.toMatchObject({
      status: 401,
      body: {
        detail: 'Authorization header must contain two space-delimited values',
        code: 'bad_authorization_header',
      },
      headers: { 'WWW-Authenticate': 'Bearer realm="api"' },
    });
  });

  it('answers a bad token with code and messages, without asking the database', async () => {
    await expect(authenticate('Bearer abc', withoutDatabase)).rejects.toMatchObject({
      status: 401,
      body: {
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid' }],
      },
    });
  });
});

describe('an access token with a good signature', () => {
  const refusedOf = async (subject: { user_id?: string; sid?: string }) => {
    const now = Math.floor(Date.now() / 1000);
    const times = { exp: now + 900, iat: now };
    const about = { iss: 'https://pear.example', aud: 'little-pear-members', jti: 'f'.repeat(32) };
    const token = await new SignJWT({ token_type: 'access', ...times, ...about, ...subject })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'access-1' })
      .sign(purposeKey('t'.repeat(40), 'access-token-1'));
    return authenticate(`Bearer ${token}`, withoutDatabase).catch((error: unknown) => error);
  };

  it('that names nobody is refused in the words of simplejwt', async () => {
    expect(await refusedOf({ sid: 's1' })).toMatchObject({
      status: 401,
      body: { detail: 'Token contained no recognizable user identification', code: 'token_not_valid' },
    });
  });

  it('that names no session is refused, as those of before sessions were', async () => {
    expect(await refusedOf({ user_id: 'm1' })).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid', messages: [{ message: 'Token is invalid' }] },
    });
  });
});
