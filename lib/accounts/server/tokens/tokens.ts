import { randomBytes } from 'node:crypto';
import { compactVerify, type CompactVerifyResult, errors, SignJWT } from 'jose';
import * as z from 'zod';
import { keyedName, purposeKey } from '../../../platform/http/keyed-name';
import { getSettings } from '../../../platform/settings/settings';
import { tokenTimes } from './token-lifetimes';

export type TokenType = 'access' | 'refresh';

/** simplejwt's words for what is wrong with a token; clients show or compare them. */
export type TokenProblem =
  | 'Token is invalid'
  | 'Token is expired'
  | 'Token is blacklisted'
  | 'Token has no type'
  | 'Token has wrong type'
  | 'Token has no id'
  | "Token has no 'exp' claim";

export class TokenError extends Error {
  constructor(readonly problem: TokenProblem) {
    super(problem);
    this.name = 'TokenError';
  }
}

const algorithm = 'HS256';
const audience = 'little-pear-members';
const maxTokenLength = 4_096;

/**
 * Keys by `kid`. A token's `kid` only chooses among these; `jku`, `jwk`, `x5u` and the `alg` it names are not
 * followed. The keys come from the secret of today, which signs, and from those of before
 * (TOKEN_SECRET_PREVIOUS), which only verify: whoever is signed in stays so when the secret changes.
 */
const keyPurposes: ReadonlyMap<string, string> = new Map([
  ['access-1', 'access-token-1'],
  ['refresh-1', 'refresh-token-1'],
]);
const signingKeys: Readonly<Record<TokenType, string>> = { access: 'access-1', refresh: 'refresh-1' };

const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.string(),
  iat: z.number().optional(),
  nbf: z.number().optional(),
  exp: z.number().optional(),
  jti: z.string().optional(),
  token_type: z.string().optional(),
});
const accessClaims = z.object({ user_id: z.string().min(1).optional(), sid: z.string().min(1).optional() });
const refreshClaims = z.object({
  user_id: z.string().min(1),
  family: z.string().min(1),
  gen: z.int().min(0),
});

export type AccessClaims = z.infer<typeof accessClaims>;
export type RefreshClaims = z.infer<typeof refreshClaims>;

export function signAccessToken(subject: {
  memberId: string;
  sessionId: string;
  nowMs: number;
}): Promise<string> {
  const issuedAt = Math.floor(subject.nowMs / 1000);
  return sign('access', {
    token_type: 'access',
    exp: issuedAt + getSettings().ACCESS_TOKEN_SECONDS,
    iat: issuedAt,
    jti: randomBytes(16).toString('hex'),
    user_id: subject.memberId,
    sid: subject.sessionId,
  });
}

/**
 * A refresh token holds nothing random that is not kept: signed again from the same values it comes out byte
 * for byte the same, so that the answer to a repeated call need not be stored.
 */
export function signRefreshToken(grant: {
  memberId: string;
  family: string;
  generation: number;
  issuedAtSeconds: number;
  expiresAtSeconds: number;
}): Promise<string> {
  const name = keyedName(getSettings().TOKEN_SECRET, 'refresh-token-id', [
    grant.family,
    String(grant.generation),
  ]);
  return sign('refresh', {
    token_type: 'refresh',
    exp: grant.expiresAtSeconds,
    iat: grant.issuedAtSeconds,
    jti: Buffer.from(name, 'base64url').subarray(0, 16).toString('hex'),
    user_id: grant.memberId,
    family: grant.family,
    gen: grant.generation,
  });
}

/** @throws TokenError */
export async function readAccessToken(token: string, nowMs: number): Promise<AccessClaims> {
  return parseClaims(accessClaims, await verify(token, 'access', nowMs));
}

/** @throws TokenError */
export async function readRefreshToken(token: string, nowMs: number): Promise<RefreshClaims> {
  return parseClaims(refreshClaims, await verify(token, 'refresh', nowMs));
}

function sign(type: TokenType, claims: Record<string, unknown>): Promise<string> {
  const kid = signingKeys[type];
  return new SignJWT({ ...claims, iss: getSettings().SITE_URL, aud: audience })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .sign(keysFor(kid)[0]);
}

/** The checks in simplejwt's order: signature, times, then what the claims say. */
async function verify(token: string, type: TokenType, nowMs: number): Promise<Record<string, unknown>> {
  const claims = parseClaims(claimsSchema, await readSigned(token));
  const now = nowMs / 1000;
  const { clockToleranceSeconds, clockSetBackSeconds } = tokenTimes;
  const latestStart = now + (type === 'refresh' ? clockSetBackSeconds : clockToleranceSeconds);
  if (claims.exp !== undefined && claims.exp <= now) throw new TokenError('Token is expired');
  if ((claims.iat ?? 0) > latestStart || (claims.nbf ?? 0) > latestStart)
    throw new TokenError('Token is invalid');
  if (claims.iss !== getSettings().SITE_URL || claims.aud !== audience)
    throw new TokenError('Token is invalid');
  if (claims.exp === undefined) throw new TokenError("Token has no 'exp' claim");
  if (claims.jti === undefined) throw new TokenError('Token has no id');
  if (claims.token_type === undefined) throw new TokenError('Token has no type');
  if (claims.token_type !== type) throw new TokenError('Token has wrong type');
  return claims;
}

const verifiedAtMost = 5_000;

/**
 * What tokens with a good signature say, by the secrets that it is good by: an access token comes with every
 * call for minutes.
 */
const verified = new WeakMap<readonly string[], Map<string, unknown>>();

async function readSigned(token: string): Promise<unknown> {
  const { TOKEN_SECRETS } = getSettings();
  const known = verified.get(TOKEN_SECRETS) ?? new Map<string, unknown>();
  verified.set(TOKEN_SECRETS, known);
  const claims = known.get(token) ?? (await verifySignature(token));
  known.delete(token);
  known.set(token, claims);
  const [oldest] = known.keys();
  if (known.size > verifiedAtMost && oldest !== undefined) known.delete(oldest);
  return claims;
}

async function verifySignature(token: string): Promise<unknown> {
  if (token.length > maxTokenLength || !isCanonical(token)) throw new TokenError('Token is invalid');
  try {
    const { payload, protectedHeader } = await verifyByAnyKey(token);
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    // A key signs one kind of token only.
    if (claimedType(claims) !== undefined && !protectedHeader.kid?.startsWith(`${claimedType(claims)}-`)) {
      throw new TokenError('Token is invalid');
    }
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError)
      throw new TokenError('Token is invalid');
    throw error;
  }
}

/** Base64 has several spellings for one value (unused bits at the end); only the one that we write is taken. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

function claimedType(claims: unknown): string | undefined {
  const parsed = claimsSchema.safeParse(claims);
  return parsed.success ? parsed.data.token_type : undefined;
}

async function verifyByAnyKey(token: string): Promise<CompactVerifyResult> {
  const lastIndex = getSettings().TOKEN_SECRETS.length - 1;
  for (let index = 0; ; index += 1) {
    try {
      return await compactVerify(token, (header) => keysFor(header.kid)[index] ?? keysFor(header.kid)[0], {
        algorithms: [algorithm],
      });
    } catch (error) {
      if (index >= lastIndex || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
}

function keysFor(kid: string | undefined): [Uint8Array, ...Uint8Array[]] {
  const purpose = keyPurposes.get(kid ?? '');
  if (purpose === undefined) throw new TokenError('Token is invalid');
  const [today, ...before] = getSettings().TOKEN_SECRETS.map((secret) => purposeKey(secret, purpose));
  if (today === undefined) throw new Error('There is no secret.');
  return [today, ...before];
}

function parseClaims<Claims>(schema: z.ZodType<Claims>, claims: unknown): Claims {
  const parsed = schema.safeParse(claims);
  if (!parsed.success) throw new TokenError('Token is invalid');
  return parsed.data;
}
