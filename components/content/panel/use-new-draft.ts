import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import * as z from 'zod';
import type { PageCollection } from '@/lib/content/cms/page-tree/kinds';

const created = z.object({ doc: z.object({ id: z.number() }) });

/** The title of a draft and its way to the panel, which opens it once it is saved. */
export function useNewDraft(collection: PageCollection) {
  const router = useRouter();
  const { api, admin } = useConfig().config.routes;
  const [title, setTitle] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

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

  return { title, setTitle, isSaving, problem, begin };
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
