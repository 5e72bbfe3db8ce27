import type { MemberRecipe, MemberRecipeDetail } from '../../../contract/nutriai-recipes';
import type { GeneratedRecipe } from '../../../contract/nutriai-recipe-writer';
import { parseIngredients } from '../../engine/text/parse-ingredients';
import { foodById } from '../../engine/foods/food-list';
import type { Recipe } from '../../engine/recipes/recipe';
import { recipes } from '../../engine/recipes/recipe-list';
import { recipeVerdict } from '../../engine/recipes/recipe-verdict';
import { textureAt } from '../../engine/recipes/texture-at';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { safetyAnswerOf } from '../public/recipe-answer';
import { libraryAnswer } from './recipe-answers';
import { detailInEnglish, generatedInEnglish, recipeInEnglish } from './recipe-in-english';

// Addresses of recipes are on the site's own origin.
process.env.PAYLOAD_SECRET = 'p'.repeat(32);
process.env.TOKEN_SECRET = 't'.repeat(32);

const american = { english: 'american' } as const;

/** What no American cook says, written down apart from the table. */
const british =
  /°\s?C\b|\b(?:courgettes?|aubergines?|swedes?|beetroots?|rocket|mange ?tout|sweetcorn|broad beans?|butter beans?|haricot|celeriac|pak choi|spring onions?|spring greens|yoghurts?|double cream|single cream|soured cream|crème fraîche|wholemeal|wholegrain|wholewheat|plain flour|self-raising|cornflour|gram flour|bicarbonate|caster sugar|icing sugar|passata|tinned|tins?|sultanas|linseeds?|groundnut|rapeseed|lolly|lollies|hob|grill(?:ed)?|baking tray|(?:line|on) a tray|greaseproof|cling film|kitchen (?:paper|roll)|prawns?|fish fingers?|gammon|rashers?|beef mince|lamb mince|pork mince|turkey mince|chicken mince|the mince|fine mince|stoned|stones?|pips?|desiccated|pitta|soya|omelettes?|eggy bread|savoury|flavours?|colour|fibre|lit(?:re)s?|practise|lengthways|molluscs?|pasteurised|maize|chillies|crisps|fishcakes?)\b/iu;

/** Ids, addresses and what a source is called are no words of ours. */
const unread = new Set([
  'allergens',
  'may_contain',
  'state',
  'id',
  'slug',
  'url',
  'food',
  'source',
  'rule',
  'cuisine',
  'kind',
  'unknown',
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}

function detailOf(recipe: Recipe, ageMonths: number): MemberRecipeDetail {
  const safety = safetyAnswerOf(toSafetyCheckJson(recipeVerdict(recipe, { ageMonths })));
  const texture = textureAt(recipe, ageMonths);
  const forBaby = { baby: 'a baby', age_months: ageMonths, safety, texture, portion_g: 90 };
  return { ...libraryAnswer(recipe, false), for_baby: { ...forBaby, nutrients: {}, day: {} } };
}

const ownOf = (recipe: MemberRecipe): MemberRecipe => ({ ...recipe, source: 'member' });

describe('a recipe for who reads American English', () => {
  it.each(recipes.map((recipe) => [recipe.id, recipe] as const))('%s has no British word', (_id, recipe) => {
    for (const ageMonths of [recipe.ageFromMonths, 18]) {
      const texts = textsIn(detailInEnglish(detailOf(recipe, ageMonths), american));
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((text) => british.test(text))).toEqual([]);
    }
  });

  it('would have had some', () => {
    const texts = recipes.flatMap((recipe) => textsIn(detailOf(recipe, 18)));
    expect(texts.filter((text) => british.test(text)).length).toBeGreaterThan(200);
  });

  it('names foods by words that are read as the same foods', () => {
    const foods = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
    const misread = [...foods].filter((food) => {
      const [said] = recipeInEnglish(libraryAnswer(recipeWith(food), false), american).ingredients.filter(
        (ingredient) => ingredient.food === food,
      );
      const [read] = parseIngredients(said?.name ?? '').ingredients;
      const british = parseIngredients(foodById(food)?.name ?? '').ingredients[0];
      return read?.food !== british?.food;
    });
    expect(misread).toEqual([]);
  });

  it('is put into other words once, and its figures and ids stay', () => {
    const [recipe] = recipes;
    if (!recipe) throw new Error('no recipes');
    const answer = libraryAnswer(recipe, true);
    const said = recipeInEnglish(answer, american);
    expect(recipeInEnglish(answer, american)).toBe(said);
    expect(said).toMatchObject({
      id: answer.id,
      url: answer.url,
      nutrients: answer.nutrients,
      is_favorite: true,
    });
    expect(said.ingredients.map(({ food, grams }) => [food, grams])).toEqual(
      answer.ingredients.map(({ food, grams }) => [food, grams]),
    );
  });
});

function recipeWith(food: string): Recipe {
  const found = recipes.find(({ ingredients }) => ingredients.some((each) => each.food === food));
  if (!found) throw new Error(`no recipe with ${food}`);
  return found;
}

it('leaves a recipe as it is for who reads British English', () => {
  for (const recipe of recipes.slice(0, 5)) {
    const answer = libraryAnswer(recipe, false);
    expect(recipeInEnglish(answer, {})).toBe(answer);
    expect(detailInEnglish(detailOf(recipe, 12), {})).toEqual(detailOf(recipe, 12));
  }
});

it('leaves what a member wrote, and says what the rules have to say of it', () => {
  const bake = recipeWith('courgette');
  const own = ownOf(libraryAnswer(bake, false));
  const { safety, ...words } = recipeInEnglish(own, american);
  expect({ ...words, safety: own.safety }).toEqual(own);
  expect(textsIn(safety).filter((text) => british.test(text))).toEqual([]);
});

it('says why a written recipe is as it is, and leaves what was asked for', () => {
  const recipe: GeneratedRecipe = {
    ...libraryAnswer(recipeWith('courgette'), false),
    engine: 'composer',
    left_out: [{ asked: 'aubergine', why: 'No aubergine at 6 months.', instead: 'Take courgette.' }],
    understood: [{ kind: 'time', means: 'Under the grill', met: false, why: 'It needs an oven of 180°C.' }],
    notes: ['Keep it under 5°C.'],
    saved: false,
    draft: null,
  };
  expect(generatedInEnglish(recipe, american)).toMatchObject({
    left_out: [{ asked: 'aubergine', why: 'No eggplant at 6 months.', instead: 'Take zucchini.' }],
    understood: [{ means: 'Under the broiler', why: 'It needs an oven of 350°F.' }],
    notes: ['Keep it under 41°F.'],
  });
  expect(generatedInEnglish(recipe, {})).toBe(recipe);
});
