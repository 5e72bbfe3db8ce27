import { useRef, useState } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { newBabyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { fieldTexts } from '@/lib/nutriai/client/field-texts';
import { type BabyProblems, firstRefusedStep, type NewBabyStep } from '@/lib/nutriai/client/babies/new-baby';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { dropDraft } from '@/lib/accounts/client/member-drafts';
import { type Draft, draftName, requestFrom } from './baby-draft';

export type Saving = 'idle' | 'running' | { message: string };

interface BabySavingProps {
  today: string;
  update: (next: Draft) => void;
  onProblems: (problems: BabyProblems) => void;
  /** The server refused an answer to this question, which the draft is at by now. */
  onRefusedStep: (step: NewBabyStep) => void;
  onSaved: (baby: BabyAnswer) => void;
}

/** A draft's way to the server: one call at a time, and no second baby from a call that is tried again. */
export function useBabySaving({ today, update, onProblems, onRefusedStep, onSaved }: BabySavingProps) {
  const { authenticatedFetch } = useAuth();
  const { choose, reload } = useBabies();
  const [saving, setSaving] = useState<Saving>('idle');
  const isSending = useRef(false);

  const send = async ({ key, text }: NonNullable<Draft['sent']>) => {
    const response = await authenticatedFetch(newBabyPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: text,
    });
    const baby = await readJson<BabyAnswer>(response);
    dropDraft(draftName);
    onSaved(baby);
    choose(baby.id);
    // A list that cannot be read now is read again by the next screen.
    await reload().catch(() => undefined);
    setSaving('idle');
  };
  const save = async (from: Draft) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving('running');
    onProblems({});
    const sent = requestFrom(from, today);
    update({ ...from, sent });
    try {
      await send(sent);
    } catch (error) {
      const texts = error instanceof ApiError && error.status === 400 ? fieldTexts(error.body) : {};
      const refused = firstRefusedStep(Object.keys(texts));
      if (refused !== null) {
        update({ ...from, sent, step: refused });
        onRefusedStep(refused);
      }
      onProblems(texts);
      setSaving({ message: failureText(error, texts) });
    } finally {
      isSending.current = false;
    }
  };

  return { saving, save };
}

function failureText(error: unknown, texts: BabyProblems): string {
  const [text] = Object.values(texts);
  return text === undefined ? refusalOf(error).message : `Not saved yet. ${text}`;
}
