import type { ReactNode } from 'react';
import { BabyProvider, useBabies } from '@/components/nutriai/shell/baby-provider';
import { askForServings, useAskedServings } from '@/lib/nutriai/client/recipes/asked-servings';
import { IngredientList } from './ingredient-list';
import { ServingsStepper } from './servings-stepper';
import { useRecipe } from './use-recipe';

/** For how many a recipe of the library is cooked, in the address of its page. */
export function ServingsOfRecipe({ written }: { written: number }) {
  const asked = useAskedServings() ?? written;
  return (
    <ServingsStepper
      servings={asked}
      onChange={(servings) => askForServings(servings === written ? null : servings)}
    />
  );
}

export interface ScaledIngredientsProps {
  id: string;
  servings: number;
  /** The list for as many as the recipe is written for, which stands until the other is known. */
  written: ReactNode;
}

/** The ingredients of a recipe of the library for so many servings. */
export function ScaledIngredients(props: ScaledIngredientsProps) {
  return (
    <BabyProvider>
      <Scaled {...props} />
    </BabyProvider>
  );
}

function Scaled({ id, servings, written }: ScaledIngredientsProps) {
  const { recipe } = useRecipe(id, useBabies().chosen?.id);
  if (recipe === undefined) return written;
  return <IngredientList ingredients={recipe.ingredients} factor={servings / recipe.servings} />;
}
