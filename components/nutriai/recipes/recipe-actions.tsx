import { ChefHat } from 'lucide-react';
import { CookedIt } from '@/components/nutriai/portions/cooked-it';
import { ButtonLink } from '@/components/ui/button-link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import { cookPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { HeartButton } from './heart-button';
import { LogRecipe } from './log-recipe';

interface RecipeActionsProps {
  recipe: MemberRecipeDetail;
  baby: BabyAnswer;
  servings: number;
  className?: string;
}

/** What a member does with a recipe: cook it, store it, log it, keep it. */
export function RecipeActions({ recipe, baby, servings, className }: RecipeActionsProps) {
  const isYoung = isBeforeSolids(baby);
  const portion = portionOf(recipe);
  return (
    <div className={className}>
      <ButtonLink href={cookPath(recipe.id, servings === recipe.servings ? null : servings)}>
        <ChefHat size={20} aria-hidden />
        Cook
      </ButtonLink>
      {!isYoung && (
        <CookedIt
          baby={baby.id}
          dish={{
            ...{ recipe: recipe.id, title: recipe.title, grams: portion },
            portions: (recipe.serving_g * servings) / portion,
          }}
        />
      )}
      {!isYoung && <LogRecipe baby={baby} recipe={recipe} portion={portion} />}
      <HeartButton recipe={recipe} />
    </div>
  );
}

/** Grams of the baby's portion, or of a serving where that is not known. */
export function portionOf({ for_baby: forBaby, serving_g: serving }: MemberRecipeDetail): number {
  return forBaby?.portion_g ?? serving;
}
