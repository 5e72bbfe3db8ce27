import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** What the headers depend on: settings of the installation, never anything of a request. */
export interface SiteSecurity {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  hasGoogleSignIn: boolean;
  hasAnalytics: boolean;
  /** Another host that the browser asks for the API, if there is one. */
  apiHost?: string | undefined;
}

/**
 * The site uses the screen's wake lock while cooking and full screen; nothing else of these, and no frame of
 * another site may use any.
 */
const permissionsPolicy = [
  'accelerometer=()',
  'autoplay=(self)',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'screen-wake-lock=(self)',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/** For every answer that is no document: whatever it holds, a browser that opens it runs and loads nothing. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What stands even on an answer to what was no request. */
const headersOfData = {
  'content-security-policy': policyOfData,
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The headers that every answer carries, whatever its status: redirects, refusals and files too. A handler
 * that sets one of them itself (an embed for other sites, a picture for feed readers) is left its own.
 */
export function securityHeaders({ hasGoogleSignIn }: SiteSecurity): Readonly<Record<string, string>> {
  return {
    ...headersOfData,
    // Two years; browsers heed it over HTTPS only.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    // Google's sign-in talks to us from a window of its own.
    'cross-origin-opener-policy': hasGoogleSignIn ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  };
}

/**
 * The same in development, where documents go out as Next renders them: the policy of data would stop their
 * scripts.
 */
export function securityHeadersOfDevelopment(site: SiteSecurity): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(securityHeaders(site)).filter(([name]) => name !== 'content-security-policy'),
  );
}

/**
 * Adds headers at the moment an answer begins, where nothing has set them: set before, they would stand twice
 * beside those that Next appends.
 */
export function addMissingHeaders(response: ServerResponse, missing: Readonly<Record<string, string>>): void {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(missing)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}
