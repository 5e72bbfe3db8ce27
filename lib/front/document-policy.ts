import { createHash } from 'node:crypto';
import { isUnmeasured } from '../platform/http/unmeasured-path';
import type { ScriptElement } from './next-adapter/inline-scripts';
import type { SiteSecurity } from './security-headers';

/** The editors' panel, which brings styles of its own into the page. */
const panelPath = /^\/admin(?:\/|$)/;

/** Whether a path belongs to the editors' panel. */
export function isPanelPath(path: string): boolean {
  return panelPath.test(path);
}

const google = 'https://accounts.google.com/gsi';
const analyticsScript = 'https://www.googletagmanager.com';
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

interface PolicyOf {
  path: string;
  scripts: readonly ScriptElement[];
  /** Whether scripts of unknown form may run too: only where Next itself writes another form than is known. */
  areAllTrusted?: boolean;
  /** SHA-256 in base64 of the script that holds early presses, if it stands in the document. */
  holdHash: string | null;
  /** SHA-256 in base64 of the styles that stand in the document, if any do. */
  styleHash: string | null;
  /** A draft that the panel shows in a frame. */
  isPreview: boolean;
}

/**
 * The Content-Security-Policy of one finished document (https://www.w3.org/TR/CSP3/): what it may load, and
 * the hashes of the scripts that stand in it. Only scripts whose whole form is known get a hash
 * (lib/front/next-adapter/inline-scripts.ts); any other, wherever it came from, does not run.
 */
export function documentPolicy(
  { path, scripts, areAllTrusted = false, holdHash, styleHash, isPreview }: PolicyOf,
  site: SiteSecurity,
): string {
  const isPanel = isPanelPath(path);
  const isMeasured = site.hasAnalytics && !isUnmeasured(path);
  const hasGoogle = site.hasGoogleSignIn && !isPanel;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes(scripts, areAllTrusted),
      ...(holdHash === null ? [] : [`'sha256-${holdHash}'`]),
      ...(hasGoogle ? [`${google}/client`] : []),
      ...(isMeasured ? [analyticsScript] : []),
    ],
    'style-src': [
      "'self'",
      ...(isPanel ? ["'unsafe-inline'"] : []),
      ...(styleHash === null ? [] : [`'sha256-${styleHash}'`]),
      ...(hasGoogle ? [`${google}/style`] : []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...(isMeasured ? analyticsHosts : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(site.apiHost ? [new URL(site.apiHost).origin] : []),
      ...(hasGoogle ? [`${google}/`] : []),
      ...(isMeasured ? analyticsHosts : []),
    ],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': isPanel ? ["'self'"] : hasGoogle ? [`${google}/`] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
    ...(site.siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const hashedKinds = new Set(['theme', 'chunks', 'flight-start', 'flight', 'react']);

function scriptHashes(scripts: readonly ScriptElement[], areAllTrusted: boolean): string[] {
  return scripts
    .filter(({ kind, text }) => hashedKinds.has(kind) || (areAllTrusted && kind === 'unknown' && text !== ''))
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
