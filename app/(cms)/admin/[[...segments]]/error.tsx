'use client';

import { usePathname, useSearchParams } from 'next/navigation';

interface PanelErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/**
 * Shown in place of a panel screen that fails to render. Lists are not among them: Payload catches their
 * errors itself, and what a list's filter cannot be is refused before (unusable-filter.tsx).
 */
export default function PanelError({ error, retry }: PanelErrorProps) {
  const path = usePathname();
  const hasQuery = useSearchParams().size > 0;
  return (
    <main className="panel-error">
      <h1>This screen can’t be shown</h1>
      {hasQuery ? (
        <p>The address has an invalid filter, sort order or page number. Nothing has been lost.</p>
      ) : (
        <p>Something went wrong. Nothing you saved has been lost.</p>
      )}
      <p className="panel-links">
        {/* A whole new page: what could not be made is not to be asked for again from memory. */}
        {hasQuery && <a href={path}>Show it without the filter</a>}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
      {error.digest && <p className="panel-error__mark">For the log: {error.digest}</p>}
    </main>
  );
}
