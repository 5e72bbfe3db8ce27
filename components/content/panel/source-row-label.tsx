'use client';

import { useRowLabel } from '@payloadcms/ui';

interface SourceRow {
  key?: string;
  org?: string;
  title?: string;
}

/** "nhs-choking · NHS, How to stop a child from choking": a footnote is put by the key, so it comes first. */
export function SourceRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<SourceRow>();
  const name = [data.org?.trim(), data.title?.trim()].filter(Boolean).join(', ');
  const words = [data.key?.trim(), name].filter(Boolean).join(' · ');
  return <span>{words || `Source ${rowNumber + 1}`}</span>;
}
