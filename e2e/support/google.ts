import { randomUUID } from 'node:crypto';
import { type BrowserContext } from '@playwright/test';

export const googleScript = 'https://accounts.google.com/gsi/client';

/** An access token that says to the token-info stand-in (stand-ins/google-token-info.mjs) what to answer. */
export const googleTokenThat = (behaviour: string): string =>
  `${behaviour}~${randomUUID()}~${randomUUID()}@example.test`;

/** Google's script, which opens no window and answers at once with this access token. No test reaches Google itself. */
export async function standInForGoogle(context: BrowserContext, accessToken: string): Promise<void> {
  const answer = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3500,
    scope: 'openid email',
    prompt: 'none',
  };
  const script = `window.google = { accounts: { oauth2: {
    initTokenClient: (options) => ({ requestAccessToken: () => options.callback(${JSON.stringify(answer)}) }),
    hasGrantedAllScopes: () => true,
    hasGrantedAnyScope: () => true,
    revoke: () => undefined,
  } } };`;
  await context.route('https://accounts.google.com/**', (route) =>
    route.request().url().startsWith(googleScript)
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.abort(),
  );
}
