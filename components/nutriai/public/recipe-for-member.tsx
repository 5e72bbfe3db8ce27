'use client';

import dynamic from 'next/dynamic';
import { useAuth } from '@/lib/accounts/client/auth-context';
import styles from './recipe-for-member.module.css';

/** Where the answer will stand, so that the recipe below it does not move when it comes. */
const Waiting = () => <div className={styles.waiting} />;

const RecipeForBaby = dynamic(
  () => import('@/components/nutriai/recipes/recipe-for-baby').then((module) => module.RecipeForBaby),
  { loading: Waiting },
);

/** The recipe for the member's baby, at the address that visitors have; its code comes only for who is signed in. */
export function RecipeForMember({ id }: { id: string }) {
  const { status } = useAuth();
  if (status === 'unknown') return <Waiting />;
  return status === 'signed-in' && <RecipeForBaby id={id} />;
}
