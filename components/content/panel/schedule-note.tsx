'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Below *Published at*: when the page is published by itself, or would be. */
export function ScheduleNote() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const publishedAt = useFormFields(([fields]) => fields.publishedAt?.value);
  const scheduledFor = useScheduledFor(collectionSlug, id, lastUpdateTime);
  const note = noteOf(scheduledFor, typeof publishedAt === 'string' ? publishedAt : null);
  return (
    <p className="schedule-note" role="status">
      {note}
    </p>
  );
}

function noteOf(scheduledFor: string | null, publishedAt: string | null): string {
  if (scheduledFor)
    return `Scheduled for ${formatted(scheduledFor)}. It will be published automatically, as it was last saved.`;
  return publishedAt && Date.parse(publishedAt) > Date.now()
    ? `This date is in the future. “Publish” will schedule it for ${formatted(publishedAt)}.`
    : '';
}

function useScheduledFor(
  collection: string | undefined,
  id: number | string | undefined,
  lastUpdateTime: number | undefined,
): string | null {
  const [scheduledFor, setScheduledFor] = useState<string | null>(null);
  useEffect(() => {
    if (!collection || id === undefined) return;
    const cancel = new AbortController();
    fetch(`/cms-api/${collection}/${id}/schedule`, { signal: cancel.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The schedule was answered with ${response.status}.`);
        const body = (await response.json()) as { scheduledFor: string | null };
        setScheduledFor(body.scheduledFor);
      })
      .catch(() => {
        // Nothing is claimed that is not known.
        if (!cancel.signal.aborted) setScheduledFor(null);
      });
    return () => cancel.abort();
  }, [collection, id, lastUpdateTime]);
  return scheduledFor;
}

/** In the editor's own time zone, which is said. */
function formatted(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}
