'use client';

import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import hidden from '@/components/ui/visually-hidden.module.css';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import { favoritesPath, recipesPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  recipe: { id: string; title: string; is_favorite: boolean };
  /** Once the server knows of it. */
  onSaved?: () => void;
}

/** Makes a recipe a favourite at once, and takes it back should the server not know of it. */
export function HeartButton({ recipe: { id, title, is_favorite: isStored }, onSaved }: HeartButtonProps) {
  const { authenticatedFetch } = useAuth();
  const { mutate } = useSWRConfig();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState('');
  const isFavorite = wanted ?? isStored;

  const toggle = async () => {
    const next = !isFavorite;
    setWanted(next);
    setProblem('');
    try {
      const response = next
        ? await authenticatedFetch(favoritesPath, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ recipe: id }),
          })
        : await authenticatedFetch(`${favoritesPath}?recipe=${encodeURIComponent(id)}`, { method: 'DELETE' });
      await readJson(response);
      onSaved?.();
      void mutate((key) => typeof key === 'string' && key.startsWith(`${recipesPath}/${id}`));
    } catch (error) {
      setWanted(null);
      setProblem(refusalOf(error).message);
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavorite}
        aria-label={`${inShownEnglish('Favourite', 'Favorite')}: ${title}`}
        onClick={() => void toggle()}
      >
        <Heart size={22} aria-hidden fill={isFavorite ? 'currentcolor' : 'none'} />
      </button>
      <span role="status" className={problem === '' ? hidden.hidden : styles.problem}>
        {problem}
      </span>
    </>
  );
}
