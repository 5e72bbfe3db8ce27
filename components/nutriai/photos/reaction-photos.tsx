'use client';

import { Camera } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { FormProblem } from '@/components/ui/form-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import { photosOfMealAtMost } from '@/lib/contract/photo-limits';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { PhotoList } from './photo-list';
import { type PhotoUpload, usePhotoUpload } from './use-photo-upload';
import { useReactionPhotos } from './use-reaction-photos';
import styles from './photos.module.css';

interface ReactionPhotosProps {
  meal: DayMeal;
  /** Whether a reaction is noted: only then a photo can be added. */
  hasReaction: boolean;
  /** What is typed under one of them: it may call for help as the note may. */
  onCaption: (id: string, words: string) => void;
}

/** Photos of the reaction to a meal: seen by those who look after the baby, and by nobody else. */
export function ReactionPhotos({ meal, hasReaction, onCaption }: ReactionPhotosProps) {
  const isSaved = meal.write?.action !== 'create';
  const { data, error, mutate } = useReactionPhotos(isSaved ? meal.baby : null);
  const upload = usePhotoUpload(meal, mutate);
  const id = useId();
  const photos = (data?.results ?? []).filter((photo) => photo.meal === meal.id);
  if (!hasReaction && photos.length === 0) return null;

  const isBusy = upload.submission.phase === 'saving';
  const canAdd = hasReaction && isSaved && data !== undefined && photos.length < photosOfMealAtMost;
  return (
    <section className={styles.photos} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        Photos of the reaction
      </h3>
      <PhotoList
        photos={photos}
        isBusy={isBusy}
        onSaved={() => mutate()}
        onRemove={upload.remove}
        onCaption={onCaption}
      />
      {canAdd && <PhotoChoice id={id} isBusy={isBusy} onChoose={(event) => void upload.choose(event)} />}
      {hasReaction && (
        <p id={`${id}-who`} className={styles.hint}>
          {hintOf({ isSaved, isUnread: data === undefined && error !== undefined })}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {isBusy && 'Saving…'}
      </p>
      <UploadProblems upload={upload} />
    </section>
  );
}

interface PhotoChoiceProps {
  id: string;
  isBusy: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

function PhotoChoice({ id, isBusy, onChoose }: PhotoChoiceProps) {
  return (
    <>
      <input
        id={`${id}-file`}
        className={`${hidden.hidden} ${styles.file}`}
        type="file"
        accept="image/*"
        disabled={isBusy}
        aria-describedby={`${id}-who`}
        onChange={onChoose}
      />
      <label htmlFor={`${id}-file`} className={buttonClass('quiet', styles.add)}>
        <Camera size={20} aria-hidden />
        Add a photo
      </label>
    </>
  );
}

function UploadProblems({ upload }: { upload: PhotoUpload }) {
  const { submission, isUnreadable, canRetry, retry } = upload;
  return (
    <>
      {isUnreadable && (
        <FormProblem message="Your browser cannot read this file as a picture. Choose a JPEG, PNG or WebP." />
      )}
      {submission.phase === 'refused' && (
        <FormProblem message={submission.errors.picture ?? submission.message} />
      )}
      {submission.phase === 'refused' && !submission.errors.picture && canRetry && (
        <Button variant="quiet" className={styles.add} onClick={retry}>
          Send the photo again
        </Button>
      )}
    </>
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
