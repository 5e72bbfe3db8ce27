'use client';

import { useEffect, useState } from 'react';
import { patientFetch } from '@/lib/accounts/client/authenticated-fetch';
import { photoPath } from '@/lib/nutriai/client/photos/photo-paths';
import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { photoWords } from './photo-words';
import styles from './photos.module.css';

interface PrivatePhotoProps {
  photo: ReactionPhotoAnswer;
  className?: string | undefined;
}

/** A picture that only those see who look after the baby: it comes with the member's token, and has no address. */
export function PrivatePhoto({ photo, className = styles.photo }: PrivatePhotoProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { id, width, height } = photo;
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    const load = async () => {
      const response = await patientFetch(photoPath(id), {
        signal: leaving.signal,
        headers: { Accept: 'image/jpeg' },
      });
      if (!response.ok) throw new Error(`The photo answered ${response.status}.`);
      const picture = await response.blob();
      if (leaving.signal.aborted) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    // Without a network there is no picture, which the place of it says.
    load().catch(() => setMissing(!leaving.signal.aborted));
    return () => {
      leaving.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (isMissing) return <p className={styles.missing}>This photo needs a connection.</p>;
  if (address === null) return <span className={styles.loading} role="img" aria-label="Loading the photo…" />;
  return <img className={className} src={address} width={width} height={height} alt={photoWords(photo)} />;
}
