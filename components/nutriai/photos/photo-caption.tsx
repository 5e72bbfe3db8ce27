import { useId, useState } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { Field } from '@/components/ui/field';
import { patientFetch } from '@/lib/accounts/client/authenticated-fetch';
import { readJson } from '@/lib/accounts/client/fetcher';
import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { photoCaptionAtMost } from '@/lib/contract/photo-limits';
import { photoPath } from '@/lib/nutriai/client/photos/photo-paths';

interface PhotoCaptionProps {
  photo: ReactionPhotoAnswer;
  /** Which of the photos it is, from one on. */
  position: number;
  onSaved: () => Promise<unknown>;
  /** Is told each word as it is typed, for what may call for help. */
  onType: (words: string) => void;
}

/** What a photo shows, in the family's words: saved as soon as the field is left. */
export function PhotoCaption({ photo, position, onSaved, onType }: PhotoCaptionProps) {
  const id = useId();
  const [caption, setCaption] = useState(photo.caption);
  const { submission, submit } = useSubmission();
  const save = () => {
    const words = caption.trim();
    if (words === photo.caption) return;
    void submit(async () => {
      const response = await patientFetch(photoPath(photo.id), {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ caption: words }),
      });
      await readJson(response);
      await onSaved();
    });
  };
  const error =
    submission.phase === 'refused' ? (submission.errors.caption ?? submission.message) : undefined;
  return (
    <Field id={id} label={`What photo ${position} shows (optional)`} {...(error !== undefined && { error })}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          maxLength={photoCaptionAtMost}
          value={caption}
          onChange={({ target: { value } }) => {
            setCaption(value);
            onType(value);
          }}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The field stands in the form of the meal, which is not sent by it.
            event.preventDefault();
            save();
          }}
        />
      )}
    </Field>
  );
}
