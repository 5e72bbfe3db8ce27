'use client';

import { useAllFormFields, useDebounce } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useState } from 'react';
import type { StoryProblem } from '@/lib/content/reading/story-problems';

const waitMs = 700;

type Answer = { state: 'waiting' } | { state: 'failed' } | { state: 'known'; problems: StoryProblem[] };

/** What keeps the story from being published, and what would make it better; follows the form as it is filled. */
export function StoryProblems() {
  const [fields] = useAllFormFields();
  const form = useDebounce(JSON.stringify(reduceFieldsToValues(fields, true)), waitMs);
  const [answer, setAnswer] = useState<Answer>({ state: 'waiting' });

  useEffect(() => {
    const cancel = new AbortController();
    findProblems(form, cancel.signal).then(
      (problems) => setAnswer({ state: 'known', problems }),
      () => {
        if (!cancel.signal.aborted) setAnswer({ state: 'failed' });
      },
    );
    return () => cancel.abort();
  }, [form]);

  return (
    <section className="story-problems" aria-labelledby="story-problems">
      <h3 id="story-problems">Before you publish</h3>
      <div role="status">
        <Findings answer={answer} />
      </div>
    </section>
  );
}

function Findings({ answer }: { answer: Answer }) {
  if (answer.state === 'waiting') return <p>Looking through the story …</p>;
  if (answer.state === 'failed') return <p>The story could not be checked. Change anything to try again.</p>;
  const errors = answer.problems.filter(({ level }) => level === 'error');
  const warnings = answer.problems.filter(({ level }) => level === 'warning');
  if (answer.problems.length === 0) return <p>Nothing to do: the story is ready.</p>;
  return (
    <>
      <ProblemList title="Must fix" problems={errors} />
      <ProblemList title="Could be better" problems={warnings} />
    </>
  );
}

function ProblemList({ title, problems }: { title: string; problems: StoryProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {problems.map(({ page, message, path }) => (
          <li key={`${path} ${message}`}>
            {page !== null && <strong>Page {page}: </strong>}
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}

async function findProblems(form: string, signal: AbortSignal): Promise<StoryProblem[]> {
  const answer = await fetch('/cms-api/stories/problems', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: form,
    signal,
  });
  if (!answer.ok) throw new Error(`The check answered with ${answer.status}.`);
  const { problems } = (await answer.json()) as { problems: StoryProblem[] };
  return problems;
}
