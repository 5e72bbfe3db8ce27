import type { MemberRecipeDetail, RecipeForBaby } from '../../../contract/nutriai-recipes';
import { runInEngine } from '../engine-thread/run-in-engine';
import { notFound } from '../../../platform/http/api-error';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import { childOn } from '../../engine/insights/child-on';
import { lastAgeMonths } from '../../engine/needs/need-age';
import { dayTargets } from '../../engine/needs/food-targets';
import { needsFor } from '../../engine/needs/needs-for';
import type { NutrientAmounts } from '../../engine/nutrients';
import type { Recipe } from '../../engine/recipes/recipe';
import { recipeFacts } from '../../engine/recipes/recipe-facts';
import { recipeById } from '../../engine/recipes/recipe-list';
import { portionGrams, portionNutrients } from '../../engine/recipes/recipe-portion';
import { recipeVerdict } from '../../engine/recipes/recipe-verdict';
import { textureAt } from '../../engine/recipes/texture-at';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { roundedAmounts, safetyAnswerOf } from '../public/recipe-answer';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, requireBaby, type Rows } from '../babies/baby-rows';
import { babyWithReactions } from '../babies/baby-with-reactions';
import { ageDayAt } from '../log/log-rows';
import { findOwnRecipe } from './own-recipes';
import { libraryAnswer, ownAnswer, type OwnRow } from './recipe-answers';
import { favoriteIds } from './favorites';
import { detailInEnglish } from './recipe-in-english';

/** From here on a portion is eaten; before it there is milk only. */
const solidsFromMonths = 6;

interface Asked {
  memberId: string;
  baby: BabyRow;
  nowMs: number;
}

/**
 * The child of a profile as of now, with what it reacted to by the log too, and what it does not like left
 * out as the family wishes.
 */
export async function childOfBaby(rows: Rows, asked: Asked): Promise<Child> {
  const { baby, nowMs } = asked;
  const child = childOn(await babyWithReactions(rows, asked), ageDayAt(nowMs, baby));
  return { ...child, dislikes: baby.lists.dislikes };
}

/**
 * A recipe of the library or the member's own, and what it is for a baby where one is named.
 * @throws ApiError 404 for a recipe or a baby that is not the caller's
 */
export async function readRecipe(
  context: ServiceContext,
  caller: Caller,
  { id, babyId, signal }: { id: string; babyId?: string; signal?: AbortSignal },
): Promise<MemberRecipeDetail> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const library = recipeById(id);
  const own = library ? null : await findOwnRecipe(rows, memberId, id);
  const baby = babyId === undefined ? null : await requireBaby(rows, memberId, babyId);
  const isFavorite = (await favoriteIds(rows, memberId)).includes(id);
  const child = baby && (await childOfBaby(rows, { memberId, baby, nowMs: context.nowMs() }));
  if (library) {
    const safety = child && safetyAnswerOf(toSafetyCheckJson(recipeVerdict(library, child)));
    const forBaby = baby && child && safety && recipeForBaby(library, safety, { baby: baby.id, child });
    return detailInEnglish({ ...libraryAnswer(library, isFavorite), for_baby: forBaby }, caller);
  }
  if (!own) throw notFound();
  const safety = child && (await runInEngine('ownSafety', { recipe: own.own, child }, { signal }));
  const forBaby = baby && child && safety && recipeForBaby(own.own.engine, safety, { baby: baby.id, child });
  return detailInEnglish({ ...(await ownAnswer(own, isFavorite, signal)), for_baby: forBaby }, caller);
}

/** An own recipe that was just written or changed. */
export async function ownDetail(
  context: ServiceContext,
  { caller, row, signal }: { caller: Caller; row: OwnRow; signal?: AbortSignal },
): Promise<MemberRecipeDetail> {
  const favorites = await favoriteIds(rowsOutside(context), caller.memberId);
  const answer = await ownAnswer(row, favorites.includes(row.id), signal);
  return detailInEnglish({ ...answer, for_baby: null }, caller);
}

function recipeForBaby(
  recipe: Recipe,
  safety: RecipeForBaby['safety'],
  { baby, child }: { baby: string; child: Child },
): RecipeForBaby {
  const { ageMonths } = child;
  const isForAge = ageMonths >= recipe.ageFromMonths && ageMonths >= solidsFromMonths;
  const portion = isForAge ? portionNutrients(recipe, ageMonths) : null;
  return {
    baby,
    age_months: ageMonths,
    safety,
    texture: isForAge ? textureAt(recipe, ageMonths) : null,
    portion_g: isForAge ? portionGrams(recipe, ageMonths) : null,
    nutrients: roundedAmounts(portion ?? recipeFacts(recipe).perServing),
    day: dayOf(child),
  };
}

/** What milk and food together should give a child in a day; nothing past the age to which needs are kept. */
export function dayOf(child: Child): NutrientAmounts {
  if (child.ageMonths > lastAgeMonths) return {};
  const { nutrients, energy } = needsFor(child);
  return roundedAmounts({ ...dayTargets(nutrients, energy.totalKcal), energy_kcal: energy.totalKcal });
}
