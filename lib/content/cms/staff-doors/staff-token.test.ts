import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { isStaffToken } from './staff-token';

const secret = 'p'.repeat(40);

beforeAll(() => {
  process.env.PAYLOAD_SECRET = secret;
  process.env.TOKEN_SECRET = 't'.repeat(40);
});

const keyOf = (text: string) => new TextEncoder().encode(text);
const panelKey = keyOf(createHash('sha256').update(secret).digest('hex').slice(0, 32));

interface Signing {
  key?: Uint8Array;
  alg?: string;
  expires?: string;
}

const signed = (
  claims: Record<string, unknown>,
  { key = panelKey, alg = 'HS256', expires = '8h' }: Signing = {},
) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

const staff = { id: 1, collection: 'staff', email: 'ana@example.test', sid: 'a' };

it('knows a token of the panel', async () => {
  expect(await isStaffToken(await signed(staff))).toBe(true);
});

it.each<[string, Record<string, unknown>, Signing]>([
  ['for a member', { ...staff, collection: 'members' }, {}],
  ['for nobody in particular', { id: 1 }, {}],
  ['that has expired', staff, { expires: '-1s' }],
  ['of another key', staff, { key: keyOf('q'.repeat(32)) }],
  ['of the secret itself', staff, { key: keyOf(secret) }],
  ['of another algorithm', staff, { alg: 'HS512' }],
])('refuses a token %s', async (_what, claims, signing) => {
  expect(await isStaffToken(await signed(claims, signing))).toBe(false);
});

it('refuses a token that nobody has signed', async () => {
  expect(await isStaffToken(new UnsecuredJWT(staff).encode())).toBe(false);
});

it('refuses a token that was changed', async () => {
  const [head, , signature] = (await signed(staff)).split('.');
  const claims = Buffer.from(JSON.stringify({ ...staff, exp: 9_999_999_999 })).toString('base64url');
  expect(await isStaffToken([head, claims, signature].join('.'))).toBe(false);
});

it.each(['', '.', '..', 'a.b.c', 'null', '{}', 'ä.ö.ü', '\u0000'])('refuses %j', async (text) => {
  expect(await isStaffToken(text)).toBe(false);
});
