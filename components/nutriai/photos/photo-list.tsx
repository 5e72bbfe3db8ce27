import { Trash2 } from 'lucide-react';
import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { PhotoCaption } from './photo-caption';
import { PrivatePhoto } from './private-photo';
import styles from './photos.module.css';

interface PhotoListProps {
  photos: readonly ReactionPhotoAnswer[];
  isBusy: boolean;
  onSaved: () => Promise<unknown>;
  onRemove: (id: string) => void;
  /** What is typed under one of them. */
  onCaption: (id: string, words: string) => void;
}

/** The photos of a reaction, each with what it shows. */
export function PhotoList({ photos, isBusy, onSaved, onRemove, onCaption }: PhotoListProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.list}>
      {photos.map((photo, place) => (
        <li key={photo.id} className={styles.item}>
          <PrivatePhoto photo={photo} />
          <PhotoCaption
            photo={photo}
            position={place + 1}
            onSaved={onSaved}
            onType={(words) => onCaption(photo.id, words)}
          />
          <button
            type="button"
            className={styles.remove}
            disabled={isBusy}
            onClick={() => onRemove(photo.id)}
          >
            <Trash2 size={18} aria-hidden />
            {`Delete photo ${place + 1}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
