import type { Metadata } from 'next';
import { OfflineView } from '@/components/layout/offline/offline-view';
import { pageMetadata } from '@/lib/content/publishing/metadata';

const path = '/offline';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Offline',
    description: 'Pages you can read offline on this device.',
    path,
    isHiddenFromSearch: true,
  });
}

export default function OfflinePage() {
  return <OfflineView ownPath={path} />;
}
