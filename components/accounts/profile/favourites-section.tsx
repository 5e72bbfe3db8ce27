import { ChevronRight, Heart } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import useSWR from 'swr';
import type * as z from 'zod';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { memberRecipeList } from '@/lib/contract/nutriai-recipes';
import { recipePagePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import { favouritesPath } from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionPending } from './section-pending';
import styles from './link-list.module.css';

type FavouriteList = z.output<typeof memberRecipeList>;

/** As many as fit on a screen at first. */
const shownAtFirst = 5;

/** Recipes that the member keeps; their cookbook has them with all filters. */
export function FavouritesSection() {
  const { data, error, isValidating, mutate } = useSWR<FavouriteList, unknown>(favouritesPath);
  return (
    <ProfileSection id="favourites" title={inShownEnglish('Favourite recipes', 'Favorite recipes')}>
      {data ? (
        <Favourites list={data} />
      ) : (
        <SectionPending
          what={inShownEnglish('Your favourites', 'Your favorites')}
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </ProfileSection>
  );
}

function Favourites({ list: { results } }: { list: FavouriteList }) {
  const [isAllShown, setAllShown] = useState(false);
  if (results.length === 0) {
    return (
      <>
        <p className={styles.empty}>None yet. Tap the heart on a recipe your baby likes to save it here.</p>
        <ButtonLink
          href="/nutriai/cookbook"

          variant="quiet"
          className={styles.action}
        >
          Browse recipes
        </ButtonLink>
      </>
    );
  }
  const shown = isAllShown ? results : results.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ id, source, title, minutes, age_from_months: ageFromMonths }) => (
          <li key={id}>
            <Link href={recipePagePath({ id, source })} prefetch={false} className={styles.link}>
              <Heart size={22} aria-hidden className={styles.icon} />
              <span className={styles.words}>
                <span className={styles.name}>{title}</span>
                <span className={styles.note}>
                  From {ageFromMonths} months, {minutes} minutes
                </span>
              </span>
              <ChevronRight size={20} aria-hidden className={styles.icon} />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < results.length && (
        <Button variant="quiet" className={styles.action} onClick={() => setAllShown(true)}>
          Show all {results.length}
        </Button>
      )}
    </>
  );
}
