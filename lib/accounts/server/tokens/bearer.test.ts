import { ApiError } from '../../../platform/http/api-error';
import { authenticate, bearerToken } from './bearer';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
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
