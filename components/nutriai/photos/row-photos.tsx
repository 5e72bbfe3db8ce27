import { PrivatePhoto } from './private-photo';
import { useReactionPhotos } from './use-reaction-photos';
import styles from './photos.module.css';

/** The photos of a reaction, small, in the entry of the day. */
export function RowPhotos({ babyId, mealId }: { babyId: string; mealId: string }) {
  const { data } = useReactionPhotos(babyId);
  const photos = (data?.results ?? []).filter(({ meal }) => meal === mealId);
  if (photos.length === 0) return null;
  return (
    <ul className={styles.row}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PrivatePhoto photo={photo} className={styles.small} />
        </li>
      ))}
    </ul>
  );
}
