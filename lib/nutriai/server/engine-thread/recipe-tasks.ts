import type { RecipeCheckRequest } from '../../../contract/nutriai-recipes';
import type { Child } from '../../engine/child';
import type { ComposeRequest } from '../../engine/composer/compose-request';
import type { Asked } from '../../engine/composer/read-asked';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { checkDraft as checkModelDraft } from '../../model/check-draft';
import type { Draft } from '../../model/draft';
import { safetyAnswerOf } from '../public/recipe-answer';
import { checkDraft, type DraftReading } from '../recipes/check-draft';
import { ownVerdict } from '../recipes/own-verdict';
import { readRecipe } from '../recipes/read/read-recipe';
import { calculateContents } from '../recipes/recipe-contents';
import { knownIngredients } from '../recipes/store-recipe';
import type { OwnRecipe } from '../recipes/stored-recipe';

export { compose } from '../../engine/composer/compose';
export { beginWriting } from '../../model/begin-writing';

// A family's recipes.
export const recipeCheck = ({
  request,
  child,
}: {
  request: RecipeCheckRequest;
  child: Child;
}): DraftReading => checkDraft(request, child);
export const pastedRecipe = readRecipe;
export const ingredients = knownIngredients;
export const ownContents = calculateContents;
export const ownSafety = ({ recipe, child }: { recipe: OwnRecipe; child: Child }) =>
  safetyAnswerOf(toSafetyCheckJson(ownVerdict(recipe, child)));

// Recipes that are written for a child.
export const modelDraft = ({
  draft,
  request,
  asked,
}: {
  draft: Draft;
  request: ComposeRequest;
  asked: Asked;
}) => checkModelDraft(draft, request, asked);
