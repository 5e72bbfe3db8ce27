'use client';

import { ArrowLeft, ArrowRight, Check, ListChecks, Sun, X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import { type CookPage, cookPages, minutesInStep } from '@/lib/nutriai/client/recipes/cook-pages';
import { recipePagePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { atHandWords, servingsInWords } from '@/lib/nutriai/client/recipes/recipe-words';
import { useWakeLock } from '@/lib/nutriai/client/use-wake-lock';
import { CookTimer } from './cook-timer';
import { IngredientList } from './ingredient-list';
import { LogRecipe } from './log-recipe';
import { useAloneOnScreen } from './use-alone-on-screen';
import { useKitchenWords } from './use-kitchen-words';
import { WithRecipe } from './with-recipe';
import styles from './cook-view.module.css';

interface CookViewProps {
  id: string;
  title?: string;
  /** For how many it is cooked; null for as many as it is written for. */
  servings: number | null;
}

/** Cooking with wet hands: one large step at a time, and a screen that stays on. */
export function CookView({ id, title = 'Cook', servings }: CookViewProps) {
  return (
    <WithRecipe id={id} title={title}>
      {(recipe) => <Cooking recipe={recipe} servings={servings} />}
    </WithRecipe>
  );
}

function Cooking({ recipe, servings }: { recipe: MemberRecipeDetail; servings: number | null }) {
  const baby = useBaby();
  const isAwake = useWakeLock();
  const [pages] = useState(() => cookPages(recipe));
  const [index, setIndex] = useState(0);
  const [isListOpen, setListOpen] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useAloneOnScreen(screen);
  const last = pages.length - 1;
  const page = pages[index];
  const go = (to: number) => {
    setIndex(Math.min(last, Math.max(0, to)));
    heading.current?.focus({ preventScroll: true });
  };
  const recipePath = recipePagePath(recipe, servings);
  const factor = servings === null ? 1 : servings / recipe.servings;
  useArrowKeys((by) => go(index + by));
  if (page === undefined) return null;
  return (
    <div ref={screen} className={styles.screen}>
      <CookHead title={recipe.title} recipePath={recipePath} onList={() => setListOpen(true)} />
      <CookProgress pages={pages} index={index} />
      <div className={styles.page} aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className={styles.number}>
          {pageName(page, pages.length - 2)}
        </h2>
        <PageBody page={page} recipe={recipe} baby={baby} factor={factor} />
      </div>
      {isAwake && (
        <p className={styles.awake}>
          <Sun size={16} aria-hidden />
          The screen stays on
        </p>
      )}
      <CookFoot index={index} last={last} recipePath={recipePath} onGo={go} />
      {isListOpen && (
        <Sheet title="Ingredients" onClose={() => setListOpen(false)}>
          <IngredientList ingredients={recipe.ingredients} factor={factor} />
        </Sheet>
      )}
    </div>
  );
}

interface CookHeadProps {
  title: string;
  recipePath: string;
  onList: () => void;
}

function CookHead({ title, recipePath, onList }: CookHeadProps) {
  return (
    <header className={styles.head}>
      <Link href={recipePath} className={styles.close} aria-label="Stop cooking">
        <X size={24} aria-hidden />
      </Link>
      <h1 className={styles.dish}>{title}</h1>
      <button type="button" className={styles.list} onClick={onList}>
        <ListChecks size={22} aria-hidden />
        <span>Ingredients</span>
      </button>
    </header>
  );
}

function CookProgress({ pages, index }: { pages: readonly CookPage[]; index: number }) {
  return (
    <div className={styles.progress} aria-hidden>
      {pages.map((each, place) => (
        <span key={place} className={place <= index ? styles.done : styles.open} data-kind={each.kind} />
      ))}
    </div>
  );
}

interface CookFootProps {
  index: number;
  last: number;
  recipePath: string;
  onGo: (to: number) => void;
}

function CookFoot({ index, last, recipePath, onGo }: CookFootProps) {
  return (
    <footer className={styles.foot}>
      <Button variant="quiet" className={styles.way} disabled={index === 0} onClick={() => onGo(index - 1)}>
        <ArrowLeft size={24} aria-hidden />
        Back
      </Button>
      {index < last ? (
        <Button className={styles.way} onClick={() => onGo(index + 1)}>
          {index === 0 ? 'Start' : 'Next'}
          <ArrowRight size={24} aria-hidden />
        </Button>
      ) : (
        <ButtonLink href={recipePath} className={styles.way}>
          <Check size={24} aria-hidden />
          Done
        </ButtonLink>
      )}
    </footer>
  );
}

function pageName(page: CookPage, steps: number): string {
  if (page.kind === 'start') return 'Get ready';
  return page.kind === 'serve' ? 'Serve' : `Step ${page.number} of ${steps}`;
}

interface PageBodyProps {
  page: CookPage;
  recipe: MemberRecipeDetail;
  baby: BabyAnswer;
  /** How many times the batch. */
  factor: number;
}

function PageBody({ page, recipe, baby, factor }: PageBodyProps) {
  const say = useKitchenWords();
  if (page.kind === 'start') {
    return (
      <div className={styles.ready}>
        <p className={styles.note}>For {servingsInWords(recipe.servings * factor)}</p>
        <IngredientList ingredients={recipe.ingredients} factor={factor} />
      </div>
    );
  }
  if (page.kind === 'serve') {
    const texture = recipe.for_baby?.texture ?? recipe.texture;
    const portion = recipe.for_baby?.portion_g ?? recipe.serving_g;
    return (
      <>
        <p className={styles.step}>{texture}</p>
        <p className={styles.note}>
          About {portion} g for {baby.name}, as much or as little as your baby wants. {recipe.storage}
        </p>
        {!isBeforeSolids(baby) && <LogRecipe baby={baby} recipe={recipe} portion={portion} isSaidHere />}
      </>
    );
  }
  const minutes = minutesInStep(page.text);
  return (
    <>
      <p className={styles.step}>{say(page.text)}</p>
      {page.ingredients.length > 0 && (
        <ul className={styles.atHand} aria-label="For this step">
          {page.ingredients.map((ingredient) => (
            <li key={ingredient.food}>{say(atHandWords(ingredient, factor))}</li>
          ))}
        </ul>
      )}
      {minutes !== null && <CookTimer key={page.number} minutes={minutes} />}
    </>
  );
}

/** Left and right, wherever nothing is typed or chosen with them. */
function useArrowKeys(go: (by: -1 | 1) => void) {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest('dialog, input, select, textarea')) return;
      if (key === 'ArrowRight') latest.current(1);
      if (key === 'ArrowLeft') latest.current(-1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
