'use client';

import { useEffect, useRef } from 'react';
import type { PageCollection } from '@/lib/content/cms/page-tree/kinds';
import { useNewDraft } from './use-new-draft';

interface NewDraftFormProps {
  collection: PageCollection;
  button: string;
  placeholder: string;
  /** Characters that a title has at most. */
  longest: number;
}

/** The title of a new document. Sent, it becomes a draft, which opens. */
export function NewDraftForm({ collection, button, placeholder, longest }: NewDraftFormProps) {
  const { title, setTitle, isSaving, problem, begin } = useNewDraft(collection);
  const field = useRef<HTMLInputElement>(null);

  // The screen asks for this alone, and the link that led here was a wish to write.
  useEffect(() => field.current?.focus(), []);

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
