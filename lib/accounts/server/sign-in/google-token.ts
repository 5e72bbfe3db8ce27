import * as z from 'zod';
import { unavailable } from '../../../platform/http/api-error';
import { log } from '../../../platform/log/log';

/** Who Google says the bearer of an access token is. */
export interface GoogleIdentity {
  /** Google's name for the account: stays the same when the address changes. */
  subject: string;
  /** Verified by Google. */
  email: string;
}

export interface GoogleSettings {
  clientId: string;
  tokenInfoUrl: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 5_000;
const maxAnswerBytes = 16 * 1024;
/** RFC 6749 appendix A.12: visible ASCII. */
const accessTokenPattern = /^[\x21-\x7e]+$/;

const tokenInfo = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  expires_in: z.coerce.number(),
});

/**
 * Asks Google whom an access token was given to. The token goes into the address because Google's endpoint
 * takes it there; the address is therefore never logged, and redirects are not followed.
 * @returns `null` when Google refuses the token, or it was made for another site, has expired, or its email
 *   is not verified
 * @throws ApiError 503 when Google cannot be asked: that says nothing about the token
 */
export async function checkGoogleToken(
  accessToken: string,
  settings: GoogleSettings,
): Promise<GoogleIdentity | null> {
  if (!accessTokenPattern.test(accessToken)) return null;
  const response = await ask(accessToken, settings);
  // Google answers 400 for a bad token; 429 and 5xx are about Google.
  if (response.status === 400 || response.status === 401) return null;
  if (response.status !== 200) throw googleIsAway(`status ${response.status}`);
  const info = tokenInfo.safeParse(parseJson(response.text));
  // An answer that is no token information says nothing about the token.
  if (!info.success) throw googleIsAway('unexpected answer');
  return identityOf(info.data, settings.clientId);
}

function identityOf(info: z.output<typeof tokenInfo>, clientId: string): GoogleIdentity | null {
  const isForUs = info.aud === clientId && (info.azp === undefined || info.azp === clientId);
  const isVerified = info.email_verified === true || info.email_verified === 'true';
  if (!isForUs || !isVerified || !info.email || !(info.expires_in > 0)) return null;
  return { subject: info.sub, email: info.email.normalize('NFC').toLowerCase() };
}

async function ask(
  accessToken: string,
  { tokenInfoUrl, timeoutMs = defaultTimeoutMs }: GoogleSettings,
): Promise<{ status: number; text: string }> {
  const url = new URL(tokenInfoUrl);
  url.searchParams.set('access_token', accessToken);
  try {
    // The signal covers the body too: an answer that trickles in is cut off as well.
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await readBounded(response) };
  } catch (error) {
    throw googleIsAway(error instanceof Error ? error.name : 'unknown failure');
  }
}

async function readBounded(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    length += value.length;
    if (length > maxAnswerBytes) {
      await reader.cancel();
      throw new RangeError('answer too long');
    }
    chunks.push(value);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The reason is a word of ours: an error of `fetch` can hold the address, and with it the token. */
function googleIsAway(reason: string) {
  log.warn('google could not be asked about a token', { reason });
  return unavailable('Google cannot be reached at the moment. Please try again.', 5);
}
