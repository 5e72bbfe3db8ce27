import { draftMode, headers } from 'next/headers';
import { cache } from 'react';
import { mayPreview } from '@/lib/content/cms/may-preview';

/** Tells whether this page shows the newest draft: in Next's draft mode, to staff who are signed in. */
export const showsDraft = cache(
  async (): Promise<boolean> => (await draftMode()).isEnabled && (await mayPreview(await headers())),
);
