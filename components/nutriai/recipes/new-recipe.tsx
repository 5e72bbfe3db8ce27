'use client';

import { useState } from 'react';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { emptyDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { RecipeEditor } from './recipe-editor';

/** A new recipe of one's own, begun for the chosen baby's age. */
export function NewRecipe() {
  const baby = useBaby();
  const [initial] = useState(() => emptyDraft(baby.age_months));
  return <RecipeEditor id={null} initial={initial} />;
}
