import { type Allergen, allergens } from '../child';
import { formOf } from '../foods/composition-of';
import { type Food, type FoodFlag } from '../foods/food';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { type NutrientCode } from '../nutrients';
import { filterRecipes } from './filter-recipes';
import { meals, type Recipe, textureAges } from './recipe';
import { recipeFacts } from './recipe-facts';
import { recipeById, recipes } from './recipe-list';
import { mealGrams, portionGrams, portionNutrients } from './recipe-portion';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

/** Ids of the recipes of which it is true: an empty list reads well when a test fails. */
function idsWhere(test: (recipe: Recipe) => boolean): string[] {
  return recipes.filter(test).map(({ id }) => id);
}

const forbidden: readonly FoodFlag[] = [
  'added_sugar',
  'free_sugar',
  'sweetener',
  'high_salt',
  'honey',
  'juice',
  'sweet_drink',
  'alcohol',
  'caffeine',
  'raw_animal',
  'raw_egg_risk',
  'high_mercury',
  'limited_mercury',
  'processed_meat',
  'unpasteurised',
  'mould_ripened',
  'unhealthy_sentinel',
  'plant_drink',
  'rice_drink',
  'low_fat_dairy',
  'bran',
  'toxic',
];

describe('the recipes', () => {
  it('are 150 or more, with ids and titles of their own', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(150);
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length);
    expect(new Set(recipes.map(({ title }) => title.toLowerCase())).size).toBe(recipes.length);
    expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(recipeById('thick-harira')?.title).toBe('Thick harira');
    expect(recipeById('no-such-dish')).toBeUndefined();
  });

  it('count every ingredient in the very state it is weighed in, but for pinches', () => {
    const uncounted = recipes.flatMap(({ id, ingredients }) =>
      ingredients
        .filter((part) => !part.trace && formOf(food(part.food), part.state)?.state !== part.state)
        .map((part) => `${id}: ${part.food}, ${part.state}`),
    );
    expect(uncounted).toEqual([]);
  });

  it('leave no more than a hundredth of a dish uncounted', () => {
    const pinches = ({ ingredients }: Recipe) =>
      ingredients.filter(({ trace }) => trace).reduce((sum, { grams }) => sum + grams, 0);
    expect(idsWhere((recipe) => pinches(recipe) > recipeFacts(recipe).batchG / 100)).toEqual([]);
  });

  it('say every amount in grams and in kitchen measures', () => {
    expect(
      idsWhere(({ ingredients }) =>
        ingredients.some(({ grams, household }) => !(grams > 0) || household.trim() === ''),
      ),
    ).toEqual([]);
  });

  it('use nothing sweetened, salted, raw, smoked or too young for the age', () => {
    const wrong = recipes.flatMap(({ id, ageFromMonths, ingredients }) =>
      ingredients
        .map((part) => food(part.food))
        .filter(
          ({ flags, fromMonths }) =>
            fromMonths === null ||
            fromMonths > ageFromMonths ||
            flags.some((flag) => forbidden.includes(flag)),
        )
        .map((part) => `${id}: ${part.id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have three to seven steps, and name each main ingredient in them', () => {
    expect(idsWhere(({ steps }) => steps.length < 3 || steps.length > 7)).toEqual([]);
    const unnamed = recipes.flatMap((recipe) =>
      recipe.ingredients
        .filter(({ grams, trace }) => !trace && grams >= recipeFacts(recipe).batchG / 20)
        .map((part) => food(part.food))
        .filter((part) => !isNamed(part, recipe.steps.join(' ')))
        .map((part) => `${recipe.id}: ${part.id}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('cook egg, meat and fish through, and say so', () => {
    const egg = idsWhere(
      ({ ingredients, steps }) =>
        ingredients.some((part) => part.food === 'egg') &&
        !/set|firm|hard|clean|1[02] minutes|until no pink|cooked through|clear|float/.test(steps.join(' ')),
    );
    const meat = idsWhere(
      ({ ingredients, steps }) =>
        ingredients.some((part) => food(part.food).flags.includes('cook_through')) &&
        !/no pink|falls? apart|opaque|piping hot|wide open|cooked through|cooked salmon/.test(
          steps.join(' '),
        ),
    );
    const bones = idsWhere(
      ({ ingredients, steps }) =>
        ingredients.some((part) => food(part.food).choking === 'bones') && !/bone/.test(steps.join(' ')),
    );
    expect({ egg, meat, bones }).toEqual({ egg: [], meat: [], bones: [] });
  });

  it('never ask for nuts or seeds in pieces', () => {
    const pieces = recipes.flatMap(({ id, ingredients }) =>
      ingredients
        .filter((part) => ['whole_nut', 'whole_seed'].includes(food(part.food).choking))
        .filter(({ preparation }) => !/ground/.test(preparation))
        .map((part) => `${id}: ${part.food}`),
    );
    expect(pieces).toEqual([]);
  });

  it('say how to serve them from their first age on, and grow up with the child', () => {
    expect(
      idsWhere(
        ({ ageFromMonths, textures }) =>
          !textureAges.some((age) => age <= ageFromMonths && textures[age] !== undefined) &&
          ageFromMonths < 18,
      ),
    ).toEqual([]);
    expect(idsWhere(({ textures }) => textures[12] === undefined)).toEqual([]);
  });

  it('keep two days at most in the fridge, and one with rice', () => {
    const hasRice = ({ ingredients }: Recipe) =>
      ingredients.some(({ food: id, state }) => food(id).flags.includes('rice') && state === 'boiled');
    expect(idsWhere((recipe) => hasRice(recipe) && recipe.batch.fridgeDays > 1)).toEqual([]);
    expect(idsWhere(({ tags, batch }) => tags.includes('freezer') && batch.freezerMonths === 0)).toEqual([]);
  });

  it('take as long as their hands-on time, or longer', () => {
    expect(idsWhere(({ minutes, activeMinutes }) => (activeMinutes ?? 0) > minutes)).toEqual([]);
  });
});

const shortWords = new Set(['dried', 'baby', 'fresh', 'whole', 'white', 'brown', 'boiled', 'plain', 'soft']);

function isNamed({ name, synonyms }: Food, steps: string): boolean {
  const said = ` ${foodNameKey(steps)} `;
  return [name, ...synonyms]
    .flatMap((words) => foodNameKey(words).split(' '))
    .some((word) => word.length >= 3 && !shortWords.has(word) && said.includes(` ${word}`));
}

describe('what a portion brings', () => {
  it('is known in full for energy, protein, iron and sodium', () => {
    for (const recipe of recipes) {
      const { coverage } = recipeFacts(recipe);
      const least = Math.min(coverage.energy_kcal, coverage.protein_g, coverage.iron_mg, coverage.sodium_mg);
      expect([recipe.id, least]).toEqual([recipe.id, 1]);
    }
  });

  it('is 0.8 kcal or more in a gram of every meal; fruit as a snack may have less', () => {
    const isSnackOnly = ({ meals: when }: Recipe) => when.every((meal) => meal === 'snack');
    expect(idsWhere((recipe) => !isSnackOnly(recipe) && recipeFacts(recipe).kcalPerG < 0.8)).toEqual([]);
    expect(idsWhere((recipe) => recipeFacts(recipe).kcalPerG < 0.6)).toEqual([]);
  });

  it('holds little sodium: under 120 mg before the first birthday, under 250 mg after', () => {
    const sodium = (recipe: Recipe, age: number) => portionNutrients(recipe, age)?.sodium_mg ?? 0;
    expect(idsWhere((recipe) => sodium(recipe, 6) >= 120)).toEqual([]);
    expect(idsWhere((recipe) => sodium(recipe, 9) >= 120)).toEqual([]);
    expect(idsWhere((recipe) => sodium(recipe, 11) >= 120)).toEqual([]);
    expect(idsWhere((recipe) => sodium(recipe, 12) >= 250)).toEqual([]);
  });

  it('is a helping of the right size for the age, where it is a main meal', () => {
    const isMain = ({ meals: when }: Recipe) => when.includes('lunch') || when.includes('dinner');
    const sizes = idsWhere((recipe) => {
      const { servingG, kcalPerG } = recipeFacts(recipe);
      const age = recipe.ageFromMonths;
      const { min, max } = mealGrams[age < 9 ? '6-8' : age < 12 ? '9-11' : '12-23'];
      const filling = kcalPerG >= denseKcalPerG;
      return isMain(recipe) && (servingG > max || (servingG < min && !filling));
    });
    expect(sizes).toEqual([]);
  });

  it('grows with the child', () => {
    for (const recipe of recipes.filter(({ ageFromMonths }) => ageFromMonths === 6)) {
      const [first, later, toddler] = [6, 9, 12].map((age) => portionGrams(recipe, age) ?? 0);
      expect(later).toBeGreaterThan(first ?? 0);
      expect(toddler).toBeGreaterThan(later ?? 0);
    }
  });
});

/** So filling that less than a usual helping is a meal. */
const denseKcalPerG = 1.5;

function per100Kcal(recipe: Recipe, code: NutrientCode): number | undefined {
  const { per100G, kcalPerG } = recipeFacts(recipe);
  const amount = per100G[code];
  return amount === undefined ? undefined : amount / kcalPerG;
}

describe('the library covers', () => {
  const count = filterRecipes;

  it.each([6, 9, 12])('every meal at %i months', (ageMonths) => {
    for (const meal of meals) expect(count({ ageMonths, meal }).length).toBeGreaterThanOrEqual(25);
  });

  it('vegetarian and vegan families, quick days and first foods', () => {
    expect(count({ diet: 'vegetarian' }).length).toBeGreaterThanOrEqual(90);
    expect(count({ diet: 'vegan' }).length).toBeGreaterThanOrEqual(50);
    expect(count({ maxMinutes: 15 }).length).toBeGreaterThanOrEqual(20);
    expect(count({ ageMonths: 6 }).length).toBeGreaterThanOrEqual(35);
    for (const meal of meals)
      expect(count({ ageMonths: 6, meal, diet: 'vegan' }).length).toBeGreaterThanOrEqual(12);
  });

  it.each(allergens)('a child who avoids %s, and whatever may contain it', (allergen) => {
    expect(count({ excludeAllergens: [allergen] }).length).toBeGreaterThanOrEqual(60);
  });

  it('any two allergies together', () => {
    const pairs = allergens.flatMap((a) => allergens.map((b): [Allergen, Allergen] => [a, b]));
    for (const excludeAllergens of pairs) {
      expect(count({ excludeAllergens }).length).toBeGreaterThanOrEqual(30);
    }
  });

  it('iron, from meat and fish and from plants with vitamin C', () => {
    const rich = count({ ageMonths: 9, richIn: 'iron_mg' });
    expect(rich.length).toBeGreaterThanOrEqual(40);
    expect(count({ ageMonths: 6, richIn: 'iron_mg' }).length).toBeGreaterThanOrEqual(40);
    expect(rich.filter((recipe) => recipeFacts(recipe).haemIron).length).toBeGreaterThanOrEqual(5);
    const withVitaminC = rich.filter(
      (recipe) => !recipeFacts(recipe).haemIron && (recipeFacts(recipe).perServing.vitamin_c_mg ?? 0) >= 5,
    );
    expect(withVitaminC.length).toBeGreaterThanOrEqual(25);
  });

  it('iron for a baby with any pair of allergies, from dishes free of every allergen', () => {
    const rich = count({ ageMonths: 6, excludeAllergens: allergens }).filter(
      (recipe) => (per100Kcal(recipe, 'iron_mg') ?? 0) >= 2.3,
    );
    expect(rich.filter(({ meals: when }) => when.includes('breakfast')).length).toBeGreaterThanOrEqual(6);
    expect(rich.filter(({ meals: when }) => when.includes('lunch')).length).toBeGreaterThanOrEqual(8);
    expect(rich.filter((recipe) => recipeFacts(recipe).diet.vegan).length).toBeGreaterThanOrEqual(10);
  });

  it('calcium for a vegan toddler, with and without soy', () => {
    const rich = count({ ageMonths: 12, diet: 'vegan' }).filter(
      (recipe) => (per100Kcal(recipe, 'calcium_mg') ?? 0) >= 80,
    );
    expect(rich.length).toBeGreaterThanOrEqual(15);
    expect(
      rich.filter((recipe) => !recipeFacts(recipe).allergens.includes('soy')).length,
    ).toBeGreaterThanOrEqual(10);
  });

  it('25 kitchens, and food to hold as well as food for the spoon', () => {
    expect(new Set(recipes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(25);
    expect(idsWhere(({ tags }) => tags.includes('baby_led')).length).toBeGreaterThanOrEqual(30);
    expect(idsWhere(({ tags }) => tags.includes('spoon')).length).toBeGreaterThanOrEqual(60);
  });
});
