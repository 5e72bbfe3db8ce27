'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';

/** Inside the panel's preview frame: shows each saved change of the draft. */
export function LivePreview({ panelUrl }: { panelUrl: string }) {
  const router = useRouter();
  // The panel is the same site; a person who opened it under another of its names still gets the messages.
  const origin = useSyncExternalStore(
    noSubscription,
    () => window.location.origin,
    () => panelUrl,
  );
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />;
}

function noSubscription() {
  return () => undefined;
}
