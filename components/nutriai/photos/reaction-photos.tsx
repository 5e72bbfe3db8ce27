'use client';

import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { FormProblem } from '@/components/ui/form-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import { photosOfMealAtMost } from '@/lib/contract/photo-limits';
import { patientFetch } from '@/lib/accounts/client/authenticated-fetch';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { photoPath, photosPath } from '@/lib/nutriai/client/photos/photo-paths';
import { shrinkPicture } from '@/lib/nutriai/client/photos/shrink-picture';
import { PhotoList } from './photo-list';
import { useReactionPhotos } from './use-reaction-photos';
import styles from './photos.module.css';

/** A picture on its way: the same key each time it is sent, so that it is stored once. */
interface Sending {
  picture: string;
  key: string;
}

interface ReactionPhotosProps {
  meal: DayMeal;
  /** Whether a reaction is noted: only then a photo can be added. */
  hasReaction: boolean;
}

/** Photos of the reaction to a meal: seen by those who look after the baby, and by nobody else. */
export function ReactionPhotos({ meal, hasReaction }: ReactionPhotosProps) {
  const isSaved = meal.write?.action !== 'create';
  const { data, error, mutate } = useReactionPhotos(isSaved ? meal.baby : null);
  const { submission, submit } = useSubmission();
  const [sending, setSending] = useState<Sending | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();
  const photos = (data?.results ?? []).filter((photo) => photo.meal === meal.id);
  if (!hasReaction && photos.length === 0) return null;

  const send = async ({ picture, key }: Sending) => {
    const response = await patientFetch(photosPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ meal: meal.id, picture }),
    });
    await readJson(response);
    setSending(null);
    await mutate();
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
      await mutate();
    });

  const isBusy = submission.phase === 'saving';
  const canAdd = hasReaction && isSaved && data !== undefined && photos.length < photosOfMealAtMost;
  return (
    <section className={styles.photos} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        Photos of the reaction
      </h3>
      <PhotoList photos={photos} isBusy={isBusy} onSaved={() => mutate()} onRemove={remove} />
      {canAdd && (
        <>
          <input
            id={`${id}-file`}
            className={`${hidden.hidden} ${styles.file}`}
            type="file"
            accept="image/*"
            disabled={isBusy}
            aria-describedby={`${id}-who`}
            onChange={(event) => void choose(event)}
          />
          <label htmlFor={`${id}-file`} className={buttonClass('quiet', styles.add)}>
            <Camera size={20} aria-hidden />
            Add a photo
          </label>
        </>
      )}
      {hasReaction && (
        <p id={`${id}-who`} className={styles.hint}>
          {hintOf({ isSaved, isUnread: data === undefined && error !== undefined })}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {isBusy && 'Saving…'}
      </p>
      {isUnreadable && (
        <FormProblem message="Your browser cannot read this file as a picture. Choose a JPEG, PNG or WebP." />
      )}
      {submission.phase === 'refused' && (
        <FormProblem message={submission.errors.picture ?? submission.message} />
      )}
      {submission.phase === 'refused' && !submission.errors.picture && sending && (
        <Button variant="quiet" className={styles.add} onClick={() => void submit(() => send(sending))}>
          Send the photo again
        </Button>
      )}
    </section>
  );
}

function hintOf({ isSaved, isUnread }: { isSaved: boolean; isUnread: boolean }): string {
  if (!isSaved) return 'Photos can be added as soon as this entry has been sent.';
  if (isUnread) return 'Photos need a connection. Keep yours in your phone and add it later.';
  return (
    `Up to ${photosOfMealAtMost}. Only people who look after this baby see them. Where they were taken ` +
    'is not kept.'
  );
}
