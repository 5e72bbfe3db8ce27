'use client';

import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import type { PageCollection } from '@/lib/content/cms/page-tree/kinds';

interface NewDraftFormProps {
  collection: PageCollection;
  button: string;
  placeholder: string;
  /** Characters that a title has at most. */
  longest: number;
}

const created = z.object({ doc: z.object({ id: z.number() }) });

/** The title of a new document. Sent, it becomes a draft, which opens. */
export function NewDraftForm({ collection, button, placeholder, longest }: NewDraftFormProps) {
  const router = useRouter();
  const { api, admin } = useConfig().config.routes;
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  // The screen asks for this alone, and the link that led here was a wish to write.
  useEffect(() => field.current?.focus(), []);

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (title.trim() === '') {
      setProblem('Give it a title. You can change it later.');
      return;
    }
    setSaving(true);
    setProblem('');
    try {
      const id = await createDraft(`${api}/${collection}`, title.trim());
      router.push(`${admin}/collections/${collection}/${id}`);
    } catch {
      setProblem('The draft could not be saved. Your title is still here: please try again.');
      setSaving(false);
    }
  };

  return (
    <form className="new-draft__form" noValidate onSubmit={(event) => void begin(event)}>
      <label htmlFor="new-draft-title">Title</label>
      <input
        id="new-draft-title"
        value={title}
        placeholder={placeholder}
        maxLength={longest}
        autoComplete="off"
        ref={field}
        required
        aria-invalid={problem !== ''}
        aria-describedby="new-draft-note"
        onChange={(event) => setTitle(event.target.value)}
      />
      <p id="new-draft-note">
        Saved as a draft, which visitors can’t see. Every change after that is saved too.
      </p>
      <p role="alert" className="new-draft__problem">
        {problem}
      </p>
      <button type="submit" disabled={isSaving}>
        {isSaving ? 'Saving …' : button}
      </button>
    </form>
  );
}

async function createDraft(path: string, title: string): Promise<number> {
  const answer = await fetch(`${path}?draft=true&depth=0`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, _status: 'draft' }),
  });
  if (!answer.ok) throw new Error(`The panel answered ${answer.status}.`);
  return created.parse(await answer.json()).doc.id;
}
