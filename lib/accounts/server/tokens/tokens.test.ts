import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { purposeKey } from '../../../platform/http/keyed-name';
import { readAccessToken, readRefreshToken, signAccessToken, signRefreshToken, TokenError } from './tokens';

const secret = 't'.repeat(40);
const nowMs = Date.UTC(2026, 10, 21, 12);
const now = nowMs / 1000;
const audience = 'little-pear-members';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = secret;
  process.env.SITE_URL = 'https://pear.example';
});

const accessClaims = {
  token_type: 'access',
  exp: now + 900,
  iat: now,
  jti: 'f'.repeat(32),
  user_id: 'm1',
  sid: 's1',
  iss: 'https://pear.example',
  aud: audience,
};

function signed(
  claims: Record<string, unknown>,
  { kid = 'access-1', key = purposeKey(secret, 'access-token-1'), header = {} } = {},
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid, ...header }).sign(key);
}

async function problemOf(token: string | Promise<string>, atMs = nowMs): Promise<string> {
  const error: unknown = await readAccessToken(await token, atMs).catch((caught: unknown) => caught);
  if (!(error instanceof TokenError)) throw new Error('the token was accepted');
  return error.problem;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const without = (claim: string) =>
  Object.fromEntries(Object.entries(accessClaims).filter(([name]) => name !== claim));
const grant = {
  memberId: 'm1',
  family: 'a-family',
  generation: 3,
  issuedAtSeconds: now,
  expiresAtSeconds: now + 1_000,
};

describe('access tokens', () => {
  it('carry the claims of simplejwt, the user as a string, and say who they are for', async () => {
    const token = await signAccessToken({ memberId: 'm1', sessionId: 's1', nowMs });
    const [header = '', claims = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: 'access-1',
    });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      token_type: 'access',
      exp: now + 900,
      iat: now,
      jti: expect.stringMatching(/^[0-9a-f]{32}$/),
      user_id: 'm1',
      sid: 's1',
      iss: 'https://pear.example',
      aud: audience,
    });
    expect(await readAccessToken(token, nowMs)).toEqual({ user_id: 'm1', sid: 's1' });
  });

  it('have an id of their own each', async () => {
    const subject = { memberId: 'm1', sessionId: 's1', nowMs };
    expect(await signAccessToken(subject)).not.toBe(await signAccessToken(subject));
  });

  it('accepts what the tests below start from', async () => {
    expect(await readAccessToken(await signed(accessClaims), nowMs)).toMatchObject({ user_id: 'm1' });
  });

  it('expire exactly when they say, without leeway', async () => {
    const token = await signed(accessClaims);
    expect(await readAccessToken(token, (accessClaims.exp - 1) * 1000)).toBeTruthy();
    expect(await problemOf(token, accessClaims.exp * 1000)).toBe('Token is expired');
  });

  it('tolerate a clock that is a minute ahead, not ten', async () => {
    expect(await readAccessToken(await signed({ ...accessClaims, iat: now + 60 }), nowMs)).toBeTruthy();
    expect(await problemOf(signed({ ...accessClaims, iat: now + 600 }))).toBe('Token is invalid');
    expect(await problemOf(signed({ ...accessClaims, nbf: now + 600 }))).toBe('Token is invalid');
  });

  it.each([
    ['exp', "Token has no 'exp' claim"],
    ['jti', 'Token has no id'],
    ['token_type', 'Token has no type'],
    ['iss', 'Token is invalid'],
    ['aud', 'Token is invalid'],
  ])('without %s: %s', async (claim, problem) => {
    expect(await problemOf(signed(without(claim)))).toBe(problem);
  });

  it('without a user are left to the caller, who has an answer of its own for them', async () => {
    expect(await readAccessToken(await signed(without('user_id')), nowMs)).toEqual({ sid: 's1' });
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['a list of audiences', { aud: [audience, 'x'] }],
    ['an expiry that is no number', { exp: '9999999999' }],
    ['a user that is no text', { user_id: 7 }],
    ['a kind that its key does not sign', { token_type: 'refresh' }],
    ['an unknown kind', { token_type: 'sliding' }],
  ])('with %s are invalid', async (_what, claims) => {
    expect(await problemOf(signed({ ...accessClaims, ...claims }))).toBe('Token is invalid');
  });

  it('are told from refresh tokens', async () => {
    expect(await problemOf(signRefreshToken(grant))).toBe('Token has wrong type');
    const access = await signAccessToken({ memberId: 'm1', sessionId: 's1', nowMs });
    await expect(readRefreshToken(access, nowMs)).rejects.toThrow('Token has wrong type');
  });
});

test('a clock that is set back by hours ends access tokens, and signs nobody out', async () => {
  const anHourBefore = nowMs - 3_600_000;
  const access = await signAccessToken({ memberId: 'm1', sessionId: 's1', nowMs });
  expect(await problemOf(access, anHourBefore)).toBe('Token is invalid');
  const refresh = await signRefreshToken(grant);
  expect(await readRefreshToken(refresh, anHourBefore)).toMatchObject({ family: 'a-family', gen: 3 });
  await expect(readRefreshToken(refresh, nowMs - 2 * 86_400_000)).rejects.toThrow('Token is invalid');
});

describe('forged tokens', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const head = (fields: Record<string, unknown>) =>
    encode({ alg: 'HS256', typ: 'JWT', kid: 'access-1', ...fields });
  const hmac = (input: string, key: string | Uint8Array) =>
    `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;

  const forgeries: [string, () => string | Promise<string>][] = [
    ['nothing', () => ''],
    ['no token at all', () => 'garbage'],
    ['two parts', () => `${head({})}.${encode(accessClaims)}`],
    ['alg none without a signature', () => `${head({ alg: 'none' })}.${encode(accessClaims)}.`],
    ['alg NONE with a signature', () => hmac(`${head({ alg: 'NONE' })}.${encode(accessClaims)}`, 'x')],
    ['another secret', () => hmac(`${head({})}.${encode(accessClaims)}`, 'x'.repeat(40))],
    [
      'the secret itself instead of the key derived from it',
      () => hmac(`${head({})}.${encode(accessClaims)}`, secret),
    ],
    [
      'the key of the other kind of token',
      () => hmac(`${head({})}.${encode(accessClaims)}`, purposeKey(secret, 'refresh-token-1')),
    ],
    [
      'RS256 with a key of the forger',
      () => new SignJWT(accessClaims).setProtectedHeader({ alg: 'RS256', kid: 'access-1' }).sign(privateKey),
    ],
    [
      'a public key taken for an HMAC secret',
      () =>
        hmac(
          `${head({})}.${encode(accessClaims)}`,
          publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        ),
    ],
    ['a longer hash', () => signed(accessClaims, { header: { alg: 'HS512' } })],
    ['an unknown kid', () => signed(accessClaims, { kid: 'access-2' })],
    ['a kid that is a path', () => signed(accessClaims, { kid: '../../dev/null' })],
    ['a kid from the prototype', () => signed(accessClaims, { kid: 'constructor' })],
    [
      'a key in its own header',
      () => hmac(`${head({ jwk: { kty: 'oct', k: 'eA' } })}.${encode(accessClaims)}`, 'x'),
    ],
    [
      'a key in its own header that has no name',
      () => hmac(`${head({ kid: undefined, jwk: { kty: 'oct', k: 'eA' } })}.${encode(accessClaims)}`, 'x'),
    ],
    [
      'keys at addresses of the forger',
      () =>
        hmac(
          `${head({ jku: 'https://evil.example/keys', x5u: 'https://evil.example/chain' })}.${encode(accessClaims)}`,
          'x',
        ),
    ],
    ['critical extensions', () => signed(accessClaims, { header: { crit: ['exp'] } }).catch(() => 'garbage')],
    [
      'claims that are no object',
      () => hmac(`${head({})}.${encode([1])}`, purposeKey(secret, 'access-token-1')),
    ],
    [
      'claims that are no JSON',
      () =>
        hmac(`${head({})}.${Buffer.from('x').toString('base64url')}`, purposeKey(secret, 'access-token-1')),
    ],
    ['a megabyte', () => 'a.'.repeat(500_000)],
  ];

  it.each(forgeries)('%s', async (_what, forge) => {
    expect(await problemOf(await forge())).toBe('Token is invalid');
  });

  it('refuses every single changed character', async () => {
    const token = await signed(accessClaims);
    for (let index = 0; index < token.length; index += 1) {
      const changed = token[index] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, index) + changed + token.slice(index + 1);
      expect([index, await problemOf(forged)]).toEqual([index, 'Token is invalid']);
    }
  });

  it('refuses another spelling of the same bytes, a line break and a fourth part', async () => {
    const token = await signed(accessClaims);
    for (const forged of [`${token}=`, `${token}\n`, ` ${token}`, `${token}.`, `${token}.x`]) {
      expect(await problemOf(forged)).toBe('Token is invalid');
    }
  });
});

describe('refresh tokens', () => {
  it('come out byte for byte the same from the same values, and not from others', async () => {
    expect(await signRefreshToken(grant)).toBe(await signRefreshToken({ ...grant }));
    expect(await signRefreshToken({ ...grant, generation: 4 })).not.toBe(await signRefreshToken(grant));
  });

  it('carry family and generation', async () => {
    expect(await readRefreshToken(await signRefreshToken(grant), nowMs)).toEqual({
      user_id: 'm1',
      family: 'a-family',
      gen: 3,
    });
  });

  it('say expired before anything else that is wrong with them', async () => {
    const expired = signed({ ...accessClaims, exp: now - 1 });
    await expect(readRefreshToken(await expired, nowMs)).rejects.toThrow('Token is expired');
  });
});
