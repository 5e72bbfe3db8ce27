import { PrivatePhoto } from '@/components/nutriai/photos/private-photo';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { dateOfMoment } from '@/lib/nutriai/client/log/day-time';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import { signText } from '@/lib/nutriai/client/log/reaction-signs';
import { clockText } from '@/lib/nutriai/client/shown-english';
import styles from './report.module.css';

interface ReportPhotosProps {
  baby: BabyAnswer;
  photos: readonly ReactionPhotoAnswer[];
}

/** The last page, where there are any: the photos of reactions, each with what the family noted. */
export function ReportPhotos({ baby, photos }: ReportPhotosProps) {
  return (
    <section className={styles.sheet} aria-label="Photos">
      <header className={styles.running}>
        <span>{`${baby.name}, born ${dateText(baby.birth_date)}`}</span>
      </header>
      <h2 className={styles.heading}>
        Photos of reactions <small>as added by the family</small>
      </h2>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PrivatePhoto photo={photo} className={styles.photo} />
            {photo.caption !== '' && <p>{photo.caption}</p>}
            <p>{noteOf(photo)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ eaten_at: at, kind, reaction }: ReactionPhotoAnswer): string {
  const when = `${kindNames[kind]}, ${dateText(dateOfMoment(at))}, ${clockText(at)}`;
  if (!reaction || reaction.severity === 'none') return when;
  const severity = reaction.severity === 'severe' ? 'severe reaction' : 'mild reaction';
  const signs = reaction.signs.length > 0 ? `: ${reaction.signs.map(signText).join(', ')}` : '';
  return `${when}, ${severity}${signs}`;
}
