'use client';

import dynamic from 'next/dynamic';
import { useAuth } from '@/lib/accounts/client/auth-context';

const RecipeForBaby = dynamic(() =>
  import('@/components/nutriai/recipes/recipe-for-baby').then((module) => module.RecipeForBaby),
);

/** The recipe for the member's baby, at the address that visitors have; its code comes only for who is signed in. */
export function RecipeForMember({ id }: { id: string }) {
  return useAuth().status === 'signed-in' && <RecipeForBaby id={id} />;
}
