import { log } from '../ops/log';
import { documentPolicy } from './document-policy';
import { scriptElements } from './inline-scripts';
import type { InlineStyles } from './inline-styles';
import { deferRuntime, staysInPlace } from './late-runtime';
import { securityHeaders, type SiteSecurity } from './security-headers';

export interface FinishedDocument {
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Whether the styles stand in the document, so that no sheet need be fetched ahead. */
  hasStyles: boolean;
}

export interface DocumentKind {
  path: string;
  /** Whether everybody gets this document. */
  isShared: boolean;
  /** A draft that the panel shows in a frame. */
  isPreview: boolean;
}

interface Finishing {
  site: SiteSecurity;
  /** Where the script that loads the runtime when it is needed can be had, or `null` to load it at once. */
  wakePath: string | null;
  inlineStyles: InlineStyles;
}

/**
 * What a document that Next has rendered still needs before it goes out: its policy, and for pages that everybody gets a runtime that can wait and the styles
 * that it uses.
 */
export function documentFinisher({ site, wakePath, inlineStyles }: Finishing) {
  const common = securityHeaders(site);
  // A frame or a script of another site must allow itself to be embedded before it could be used, which these do not.
  const embedsOthers = site.hasGoogleSignIn || site.hasAnalytics;
  const shared = {
    ...common,
    ...(embedsOthers ? {} : { 'cross-origin-embedder-policy': 'credentialless' }),
  };

  return (rendered: string, { path, isShared, isPreview }: DocumentKind): FinishedDocument => {
    const scripts = scriptElements(rendered);
    const unknown = scripts.filter(({ kind }) => kind === 'unknown');
    if (unknown.length > 0)
      log.warn('scripts of unknown form will not run', { path, scripts: unknown.length });
    const late =
      isShared && wakePath !== null
        ? deferRuntime(rendered, scripts, { wakePath, waitsForIdle: site.hasAnalytics })
        : null;
    // Only where the runtime waits too: it brings the whole sheets with it.
    const styled = late === null ? null : inlineStyles(late);
    const policy = documentPolicy(
      {
        path,
        scripts: late === null ? scripts : scripts.filter(staysInPlace),
        styleHash: styled?.hash ?? null,
        isPreview,
      },
      site,
    );
    return {
      html: styled?.html ?? late ?? rendered,
      hasStyles: styled !== null,
      headers: {
        ...shared,
        'content-security-policy': policy,
        ...(isPreview ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
      },
    };
  };
}

export type FinishDocument = ReturnType<typeof documentFinisher>;
