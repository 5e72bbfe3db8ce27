'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ScaledIngredientsProps } from '@/components/nutriai/recipes/scaled-recipe';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { useAskedServings } from '@/lib/nutriai/client/recipes/asked-servings';
import styles from './recipe-for-member.module.css';

/** Where the answer will stand, so that the recipe below it does not move when it comes. */
const Waiting = () => <div className={styles.waiting} />;
const StepperPlace = () => <div className={styles.stepper} />;

/** Without a network the code may be missing; the recipe is there as visitors read it. */
const Nothing = () => null;

const RecipeForBaby = dynamic(
  () =>
    import('@/components/nutriai/recipes/recipe-for-baby').then(
      (module) => module.RecipeForBaby,
      () => Nothing,
    ),
  { loading: Waiting },
);

const ServingsOfRecipe = dynamic(
  () =>
    import('@/components/nutriai/recipes/scaled-recipe').then(
      (module) => module.ServingsOfRecipe,
      () => Nothing,
    ),
  { loading: StepperPlace },
);

const AsWritten = ({ written }: ScaledIngredientsProps) => written;

const ScaledIngredients = lazy<ComponentType<ScaledIngredientsProps>>(() =>
  import('@/components/nutriai/recipes/scaled-recipe').then(
    (module) => ({ default: module.ScaledIngredients }),
    () => ({ default: AsWritten }),
  ),
);

/** The recipe for the member's baby, at the address that visitors have; its code comes only for who is signed in. */
export function RecipeForMember({ id }: { id: string }) {
  const { status } = useAuth();
  if (status === 'unknown') return <Waiting />;
  return status === 'signed-in' && <RecipeForBaby id={id} />;
}

interface ItemForVisitorProps {
  className: string | undefined;
  children: ReactNode;
}

/** An item of a list that only visitors need; a member has it in what is shown for their baby. */
export function ItemForVisitor({ className = '', children }: ItemForVisitorProps) {
  const { status } = useAuth();
  if (status === 'signed-in') return null;
  return <li className={status === 'unknown' ? `${className} ${styles.unknown}` : className}>{children}</li>;
}

/** Chooses for how many a member cooks. */
export function ServingsForMember({ servings }: { servings: number }) {
  const { status } = useAuth();
  if (status === 'unknown') return <StepperPlace />;
  return status === 'signed-in' && <ServingsOfRecipe written={servings} />;
}

interface IngredientsForMemberProps {
  id: string;
  /** For how many it is written. */
  servings: number;
  /** The list as it is written. */
  children: ReactNode;
}

/** The list of ingredients, for another number of servings where a member asks for it. */
export function IngredientsForMember({ id, servings, children }: IngredientsForMemberProps) {
  const { status } = useAuth();
  const asked = useAskedServings();
  if (status !== 'signed-in' || asked === null || asked === servings) return children;
  return (
    <Suspense fallback={children}>
      <ScaledIngredients id={id} servings={asked} written={children} />
    </Suspense>
  );
}
