import type { MemberRecipe, MemberRecipeDetail, RecipeForBaby } from '../../../contract/nutriai-recipes';
import type { GeneratedRecipe } from '../../../contract/nutriai-recipe-writer';
import type { Caller } from '../../../platform/http/service-context';
import { inAmericanEnglish as say } from '../../engine/text/american-english';
import { safetyInAmerican } from '../public/safety-in-english';

type Reader = Pick<Caller, 'english'>;

/** Returns a recipe in the English that its reader chose. What a member wrote stays as it was written. */
export function recipeInEnglish(recipe: MemberRecipe, { english }: Reader): MemberRecipe {
  if (english !== 'american') return recipe;
  const known = american.get(recipe) ?? recipeInAmerican(recipe);
  american.set(recipe, known);
  return known;
}

/** Those of the library are the same objects each time, so that each is put into other words once. */
const american = new WeakMap<MemberRecipe, MemberRecipe>();

/** Returns the same with what the recipe is for a baby. */
export function detailInEnglish(
  { for_baby: forBaby, ...recipe }: MemberRecipeDetail,
  reader: Reader,
): MemberRecipeDetail {
  return {
    ...recipeInEnglish(recipe, reader),
    for_baby: reader.english === 'american' && forBaby ? forBabyInAmerican(forBaby) : forBaby,
  };
}

/** Returns a recipe that was just written in the English that its reader chose. */
export function generatedInEnglish(recipe: GeneratedRecipe, { english }: Reader): GeneratedRecipe {
  if (english !== 'american') return recipe;
  return {
    ...recipe,
    ...wordsInAmerican(recipe),
    left_out: recipe.left_out.map(({ asked, why, instead }) => ({
      asked,
      why: say(why),
      instead: say(instead),
    })),
    understood: recipe.understood.map((understood) => ({
      ...understood,
      means: say(understood.means),
      why: understood.why === null ? null : say(understood.why),
    })),
    notes: recipe.notes.map(say),
  };
}

function recipeInAmerican(recipe: MemberRecipe): MemberRecipe {
  if (recipe.source === 'member') return { ...recipe, safety: safetyInAmerican(recipe.safety) };
  return { ...recipe, ...wordsInAmerican(recipe) };
}

type Words = Omit<MemberRecipe, 'id' | 'slug' | 'url'>;

function wordsInAmerican(recipe: Words) {
  return {
    title: say(recipe.title),
    texture: say(recipe.texture),
    textures: recipe.textures.map((texture) => ({ ...texture, text: say(texture.text) })),
    ingredients: recipe.ingredients.map((ingredient) => ({
      ...ingredient,
      name: say(ingredient.name),
      household: say(ingredient.household),
      preparation: say(ingredient.preparation),
      line: ingredient.line === null ? null : say(ingredient.line),
    })),
    steps: recipe.steps.map(say),
    storage: say(recipe.storage),
    safety: safetyInAmerican(recipe.safety),
  };
}

function forBabyInAmerican(forBaby: RecipeForBaby): RecipeForBaby {
  return {
    ...forBaby,
    safety: safetyInAmerican(forBaby.safety),
    texture: forBaby.texture === null ? null : say(forBaby.texture),
  };
}
