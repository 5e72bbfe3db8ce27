import type { MemberRecipeDetail, RecipeForBaby } from '../../contract/nutriai-recipes';
import { notFound } from '../../http/api-error';
import type { Caller, ServiceContext } from '../../http/service-context';
import type { Child } from '../../nutriai/child';
import { childOn } from '../../nutriai/insights/child-on';
import { lastAgeMonths } from '../../nutriai/needs/need-age';
import { dayTargets } from '../../nutriai/needs/food-targets';
import { needsFor } from '../../nutriai/needs/needs-for';
import type { NutrientAmounts } from '../../nutriai/nutrients';
import type { Recipe } from '../../nutriai/recipes/recipe';
import { recipeFacts } from '../../nutriai/recipes/recipe-facts';
import { recipeById } from '../../nutriai/recipes/recipe-list';
import { portionGrams, portionNutrients } from '../../nutriai/recipes/recipe-portion';
import { recipeVerdict } from '../../nutriai/recipes/recipe-verdict';
import { textureAt } from '../../nutriai/recipes/texture-at';
import { toSafetyCheckJson } from '../../nutriai/safety/safety-check-json';
import type { Verdict } from '../../nutriai/safety/verdict';
import { roundedAmounts, safetyAnswerOf } from '../../nutriai-api/recipe-answer';
import { rowsOutside } from '../babies';
import { type BabyRow, requireBaby, type Rows } from '../baby-rows';
import { babyWithReactions } from '../baby-with-reactions';
import { ageDayAt } from '../log-rows';
import { findOwnRecipe } from './own-recipes';
import { ownVerdict } from './own-verdict';
import { libraryAnswer, ownAnswer, type OwnRow } from './recipe-answers';
import { favoriteIds } from './favorites';

/** From here on a portion is eaten; before it there is milk only. */
const solidsFromMonths = 6;

interface Asked {
  memberId: string;
  baby: BabyRow;
  nowMs: number;
}

/** The child of a profile as of now, with what it reacted to by the log too, and what it does not like left out as the family wishes. */
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
  { memberId }: Caller,
  { id, babyId }: { id: string; babyId?: string },
): Promise<MemberRecipeDetail> {
  const rows = rowsOutside(context);
  const library = recipeById(id);
  const own = library ? null : await findOwnRecipe(rows, memberId, id);
  const baby = babyId === undefined ? null : await requireBaby(rows, memberId, babyId);
  const isFavorite = (await favoriteIds(rows, memberId)).includes(id);
  const child = baby && (await childOfBaby(rows, { memberId, baby, nowMs: context.nowMs() }));
  const forBaby = (recipe: Recipe, verdict: (child: Child) => Verdict) =>
    baby && child && recipeForBaby(recipe, verdict(child), { baby: baby.id, child });
  if (library) {
    const answer = libraryAnswer(library, isFavorite);
    return { ...answer, for_baby: forBaby(library, (each) => recipeVerdict(library, each)) };
  }
  if (!own) throw notFound();
  const { engine } = own.own;
  return {
    ...ownAnswer(own, isFavorite),
    for_baby: forBaby(engine, (each) => ownVerdict(own.own, each)),
  };
}

/** An own recipe that was just written or changed. */
export async function ownDetail(
  context: ServiceContext,
  { memberId }: Caller,
  row: OwnRow,
): Promise<MemberRecipeDetail> {
  const favorites = await favoriteIds(rowsOutside(context), memberId);
  return { ...ownAnswer(row, favorites.includes(row.id)), for_baby: null };
}

function recipeForBaby(
  recipe: Recipe,
  verdict: Verdict,
  { baby, child }: { baby: string; child: Child },
): RecipeForBaby {
  const { ageMonths } = child;
  const isForAge = ageMonths >= recipe.ageFromMonths && ageMonths >= solidsFromMonths;
  const portion = isForAge ? portionNutrients(recipe, ageMonths) : null;
  return {
    baby,
    age_months: ageMonths,
    safety: safetyAnswerOf(toSafetyCheckJson(verdict)),
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
