'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Inside the panel's preview frame: tells the panel that the page listens, and shows each saved change of the
 * draft.
 */
export function LivePreview() {
  const router = useRouter();

  useEffect(() => {
    const { origin } = window.location;
    const refresh = (event: MessageEvent) => {
      // The panel is the same site; what another origin says is ignored.
      if (event.origin === origin && isDocumentEvent(event.data)) router.refresh();
    };
    window.addEventListener('message', refresh);
    const panel = window.opener ?? window.parent;
    panel?.postMessage({ type: 'payload-live-preview', ready: true }, origin);
    return () => window.removeEventListener('message', refresh);
  }, [router]);

  return null;
}

function isDocumentEvent(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'
  );
}
