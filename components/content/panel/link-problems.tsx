'use client';

import { useAllFormFields, useDebounce } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { type LinkAnswer, linkedInForm, linkProblem, type SiteLink, siteLinks } from './link-problems-words';

const waitMs = 1_000;

const documentAnswer = z.object({ title: z.string().nullish(), _status: z.string().nullish() });

/**
 * Below the text or the story's pages: which of the links to this site lead nowhere. Nothing is shown while
 * all of them lead somewhere.
 */
export function LinkProblems() {
  const [fields] = useAllFormFields();
  const text = useDebounce(JSON.stringify(linkedInForm(fields)), waitMs);
  const [problems, setProblems] = useState<readonly string[]>([]);

  useEffect(() => {
    const cancel = new AbortController();
    const links = siteLinks(JSON.parse(text), window.location.origin);
    Promise.all(links.map(async (link) => linkProblem(link, await ask(link, cancel.signal)))).then(
      (found) => setProblems(found.filter((problem) => problem !== null)),
      () => {
        // Without an answer nothing is claimed; the next change of the text asks again.
        if (!cancel.signal.aborted) setProblems([]);
      },
    );
    return () => cancel.abort();
  }, [text]);

  return (
    <div role="status">
      {problems.length > 0 && (
        <section className="link-problems" aria-labelledby="link-problems">
          <h3 id="link-problems">Broken links</h3>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

async function ask({ href, isDocument }: SiteLink, signal: AbortSignal): Promise<LinkAnswer> {
  const answer = await fetch(href, { method: isDocument ? 'GET' : 'HEAD', credentials: 'include', signal });
  if (!isDocument || !answer.ok) return { status: answer.status };
  const { title, _status: status } = documentAnswer.parse(await answer.json());
  return { status: answer.status, title, isDraft: status === 'draft' };
}
