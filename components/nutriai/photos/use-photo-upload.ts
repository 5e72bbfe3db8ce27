import { type ChangeEvent, useState } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { patientFetch } from '@/lib/accounts/client/authenticated-fetch';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { photoPath, photosPath } from '@/lib/nutriai/client/photos/photo-paths';
import { shrinkPicture } from '@/lib/nutriai/client/photos/shrink-picture';

/** A picture on its way: the same key each time it is sent, so that it is stored once. */
interface Sending {
  picture: string;
  key: string;
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** The way of a meal's photos to the server: one chosen, sent, sent again or deleted. */
export function usePhotoUpload(meal: DayMeal, onChanged: () => Promise<unknown>) {
  const { submission, submit } = useSubmission();
  const [sending, setSending] = useState<Sending | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const send = async ({ picture, key }: Sending) => {
    const response = await patientFetch(photosPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ meal: meal.id, picture }),
    });
    await readJson(response);
    setSending(null);
    await onChanged();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const picture = await shrinkPicture(file);
    target.value = '';
    setUnreadable(picture === null);
    if (picture === null) return;
    const made = { picture, key: newIdempotencyKey() };
    setSending(made);
    await submit(() => send(made));
  };
  const remove = (photo: string) =>
    void submit(async () => {
      const response = await patientFetch(photoPath(photo), { method: 'DELETE' });
      if (!response.ok) await readJson(response);
      await onChanged();
    });

  return {
    submission,
    isUnreadable,
    canRetry: sending !== null,
    choose,
    remove,
    retry: () => {
      if (sending) void submit(() => send(sending));
    },
  };
}
