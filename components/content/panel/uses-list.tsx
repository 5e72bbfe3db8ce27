'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Use {
  collection: string;
  id: number;
  title: string;
  href: string;
}

type Answer = { state: 'waiting' } | { state: 'failed' } | { state: 'known'; uses: Use[] };

const pageCollections = new Set(['posts', 'stories', 'pages']);

/**
 * Where a picture, a film, a document, a category or a poll is used, and what links to a page: what has to
 * change before it can be deleted, and which links lead nowhere when a page is taken down.
 */
export function UsesList() {
  const { id, collectionSlug } = useDocumentInfo();
  const [answer, setAnswer] = useState<Answer>({ state: 'waiting' });

  useEffect(() => {
    if (!collectionSlug || id === undefined) return;
    const cancel = new AbortController();
    findUses(`/cms-api/${collectionSlug}/${id}/uses`, cancel.signal).then(
      (uses) => setAnswer({ state: 'known', uses }),
      () => {
        if (!cancel.signal.aborted) setAnswer({ state: 'failed' });
      },
    );
    return () => cancel.abort();
  }, [collectionSlug, id]);

  if (id === undefined) return null;
  const isPage = pageCollections.has(collectionSlug ?? '');
  return (
    <section className="uses-list" aria-labelledby="uses-list">
      <h3 id="uses-list">{isPage ? 'Linked from' : 'Used in'}</h3>
      <div role="status">
        <Uses answer={answer} isPage={isPage} />
      </div>
    </section>
  );
}

function Uses({ answer, isPage }: { answer: Answer; isPage: boolean }) {
  if (answer.state === 'waiting') return <p>Looking for it …</p>;
  if (answer.state === 'failed') return <p>We couldn’t check where it is used. Reload to try again.</p>;
  if (answer.uses.length === 0)
    return <p>{isPage ? 'No page of this site.' : 'Nowhere.'} It can be deleted.</p>;
  return (
    <>
      <p>
        {isPage
          ? 'Visitors who follow these links will not find it once it is unpublished. To delete it, ' +
            'first remove the links from:'
          : 'To delete it, first remove it from:'}
      </p>
      <ul>
        {answer.uses.map(({ collection, id, title, href }) => (
          <li key={`${collection} ${id}`}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

async function findUses(path: string, signal: AbortSignal): Promise<Use[]> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`The uses were answered with ${response.status}.`);
  const { uses } = (await response.json()) as { uses: Use[] };
  return uses;
}
