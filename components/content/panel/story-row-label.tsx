'use client';

import { useRowLabel } from '@payloadcms/ui';

interface PageRow {
  layout?: string;
  heading?: string;
}

/** "3. Picture · Grapes and cherry tomatoes": what an editor looks for in a list of folded pages. */
export function StoryRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<PageRow>();
  const layout = data.layout ?? 'page';
  const name = `${layout.slice(0, 1).toUpperCase()}${layout.slice(1)}`;
  return (
    <span>
      {rowNumber + 1}. {name} · {data.heading?.trim() || 'no heading yet'}
    </span>
  );
}
