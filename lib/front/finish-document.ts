import { log } from '../platform/log/log';
import { logPath } from '../platform/log/log-path';
import { documentPolicy, isPanelPath } from './document-policy';
import { type ScriptElement, scriptElements } from './next-adapter/inline-scripts';
import type { InlineStyles } from './next-adapter/inline-styles';
import { deferRuntime, isNextDocument, staysInPlace } from './next-adapter/defer-runtime';
import { securityHeaders, type SiteSecurity } from './security-headers';
import { speculationHeaders } from './speculation-rules';
import { emptyUnusedThemeScript } from './unused-theme-script';
import { holdEarlyPresses, type RuntimeScripts } from './runtime-scripts';

export interface FinishedDocument {
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Whether the styles stand in the document, so that no sheet need be fetched ahead. */
  hasStyles: boolean;
}

export interface DocumentKind {
  path: string;
  /** A draft that the panel shows in a frame. */
  isPreview: boolean;
}

interface Finishing {
  site: SiteSecurity;
  /** What holds early presses and loads the runtime, or `null` in development. */
  runtime: RuntimeScripts | null;
  /** Whether the runtime waits until it is needed. */
  isRuntimeLate: boolean;
  /** Whether documents go out as Next has rendered them (next-adapter/reliances.ts). */
  isStock: boolean;
  inlineStyles: InlineStyles;
}

/**
 * Returns what gives a document that Next has rendered what it still needs before it goes out: its policy,
 * and for the pages of the site a script that holds early presses, a runtime that can wait and the styles
 * that it uses.
 */
export function documentFinisher({ site, runtime, isRuntimeLate, isStock, inlineStyles }: Finishing) {
  const shared = sharedHeaders(site);

  function defer(html: string, scripts: readonly ScriptElement[], isPreview: boolean): string | null {
    if (runtime === null || !isRuntimeLate) return null;
    // The panel talks to a draft in its frame before anybody touches it.
    const starts = isPreview ? 'now' : site.hasAnalytics ? 'idle' : 'touched';
    return deferRuntime(html, scripts, { runtime, starts });
  }

  return (given: string, kind: DocumentKind): FinishedDocument => {
    if (isStock) return stockDocument(given, kind, site);
    const { path, isPreview } = kind;
    const rendered = emptyUnusedThemeScript(given);
    const scripts = scriptElements(rendered);
    warnOfUnknown(scripts, path);
    const isPage = runtime !== null && isNextDocument(scripts) && !isPanelPath(path);
    const late = isPage ? defer(rendered, scripts, isPreview) : null;
    // Only where the runtime waits too: it brings the whole sheets with it.
    const styled = late === null ? null : inlineStyles(late);
    const policy = documentPolicy(
      {
        path,
        scripts: late === null ? scripts : scripts.filter(staysInPlace),
        holdHash: isPage ? runtime.holdHash : null,
        styleHash: styled?.hash ?? null,
        isPreview,
      },
      site,
    );
    return {
      html: styled?.html ?? late ?? (isPage ? holdEarlyPresses(rendered, runtime) : rendered),
      hasStyles: styled !== null,
      headers: {
        ...shared,
        ...policyHeaders(policy, isPreview),
        ...(isPage && !isPreview ? speculationHeaders : {}),
      },
    };
  };
}

/** Nobody can tell Next's scripts from others here, so that all that stand in the document may run. */
function stockDocument(
  html: string,
  { path, isPreview }: DocumentKind,
  site: SiteSecurity,
): FinishedDocument {
  const scripts = scriptElements(html);
  const parts = { path, scripts, areAllTrusted: true, holdHash: null, styleHash: null, isPreview };
  const policy = documentPolicy(parts, site);
  return {
    html,
    hasStyles: false,
    headers: { ...sharedHeaders(site), ...policyHeaders(policy, isPreview) },
  };
}

function policyHeaders(policy: string, isPreview: boolean): Record<string, string> {
  return {
    'content-security-policy': policy,
    ...(isPreview ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}

function warnOfUnknown(scripts: readonly ScriptElement[], path: string): void {
  const unknown = scripts.filter(({ kind }) => kind === 'unknown');
  if (unknown.length > 0)
    log.warn('scripts of unknown form will not run', { path: logPath(path), scripts: unknown.length });
}

function sharedHeaders(site: SiteSecurity): Record<string, string> {
  // A frame or a script of another site must allow itself to be embedded before it could be used, which these do not.
  const embedsOthers = site.hasGoogleSignIn || site.hasAnalytics;
  return {
    ...securityHeaders(site),
    ...(embedsOthers ? {} : { 'cross-origin-embedder-policy': 'credentialless' }),
  };
}

export type FinishDocument = ReturnType<typeof documentFinisher>;
