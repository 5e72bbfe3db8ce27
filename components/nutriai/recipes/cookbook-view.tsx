'use client';

import { Bookmark, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { Button } from '@/components/ui/button';
import { searchOf } from '@/lib/nutriai/client/recipes/cookbook-filters';
import { cookbookPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import { CookbookCard } from './cookbook-card';
import { CookbookSearch } from './cookbook-search';
import { useCookbook } from './use-cookbook';
import styles from './cookbook-view.module.css';

/** How far below the window the next page is asked for. */
const aheadPx = 600;

/** The library and the family's own recipes, narrowed as one types. */
export function CookbookView() {
  const baby = useBaby();
  const cookbook = useCookbook(baby);
  const { filters, recipes, count, error, isLooking } = cookbook;
  return (
    <div className={styles.view}>
      <CookbookSearch baby={baby} filters={filters} onChange={cookbook.change} onClear={cookbook.clear} />
      {error !== undefined && (
        <LoadProblem what="The recipes" error={error} isTrying={isLooking} onRetry={cookbook.retry} />
      )}
      {recipes === undefined
        ? error === undefined && <Skeleton label="Loading recipes…" rows={4} />
        : count !== undefined && (
            <>
              <p role="status" className={styles.count}>
                {count === 1 ? '1 recipe' : `${count} recipes`}
              </p>
              {count === 0 ? (
                <Nothing
                  isSearched={searchOf({ ...filters, isMine: false, isFavorite: false }) !== ''}
                  isMine={filters.isMine}
                  onClear={cookbook.clear}
                />
              ) : (
                <>
                  <ul className={`${styles.list} ${isLooking ? styles.looking : ''}`}>
                    {recipes.map((recipe) => (
                      <CookbookCard key={recipe.id} recipe={recipe} onHeart={cookbook.heartSaved} />
                    ))}
                  </ul>
                  {cookbook.hasMore && <More onNear={cookbook.showMore} count={recipes.length} />}
                </>
              )}
            </>
          )}
    </div>
  );
}

/** Asks for the next page when it comes near; by keyboard the button does the same. */
function More({ onNear, count }: { onNear: () => void; count: number }) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onNear);
  useEffect(() => {
    ask.current = onNear;
  });
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask.current(),
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
    // Anew for each page: one that is short leaves this where it was, in sight.
  }, [count]);
  return (
    <div ref={place} className={styles.more}>
      <Button variant="quiet" onClick={onNear}>
        Show more
      </Button>
    </div>
  );
}

interface NothingProps {
  isSearched: boolean;
  isMine: boolean;
  onClear: () => void;
}

function Nothing({ isSearched, isMine, onClear }: NothingProps) {
  if (isSearched) {
    return (
      <EmptyState
        icon={<SearchX size={44} aria-hidden />}
        title="No recipe matches all of that"
        action={
          <div className={styles.actions}>
            <Button variant="quiet" onClick={onClear}>
              Clear the filters
            </Button>
            <ButtonLink href={`${cookbookPath}/generate`} variant="quiet">
              Generate one
            </ButtonLink>
          </div>
        }
      >
        Remove one filter, or tell us what you have at home and we’ll write a recipe.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Bookmark size={44} aria-hidden />}
      title={
        isMine
          ? 'Your own recipes will appear here'
          : inShownEnglish('Your favourites will appear here', 'Your favorites will appear here')
      }
      action={
        isMine ? (
          <ButtonLink href={`${cookbookPath}/new`} variant="quiet">
            Write your first
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={onClear}>
            Look at all recipes
          </Button>
        )
      }
    >
      {isMine
        ? 'Add what you cook at home. As you type, you see whether it is suitable and what is in it.'
        : 'Tap the heart on a recipe your baby liked to find it here again.'}
    </EmptyState>
  );
}
