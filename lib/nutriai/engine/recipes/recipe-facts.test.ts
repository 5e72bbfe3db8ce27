import { type FoodState } from '../foods/food';
import { type Recipe, type RecipeIngredient, reheatingWords } from './recipe';
import { leastCoverage, recipeFacts, scale } from './recipe-facts';
import { recipeById } from './recipe-list';

function of(food: string, state: FoodState, grams: number): RecipeIngredient {
  return { food, state, grams, household: `${grams} g`, preparation: '' };
}

const pinchOfCumin: RecipeIngredient = {
  food: 'cumin',
  grams: 0.5,
  household: 'a pinch',
  preparation: '',
  trace: true,
};

function recipe(id: string): Recipe {
  const found = recipeById(id);
  if (!found) throw new Error(`No recipe ${id}.`);
  return found;
}

function dish(ingredients: Recipe['ingredients']): Recipe {
  return {
    id: 'dish',
    title: 'Dish',
    ageFromMonths: 6,
    meals: ['lunch'],
    minutes: 10,
    servings: 2,
    ingredients,
    textures: {},
    steps: [],
    batch: { makes: '2 servings', fridgeDays: 1, freezerMonths: 0, reheating: reheatingWords.hot },
    cuisine: 'british',
    kind: 'mash',
    tags: [],
  };
}

describe('nutrients, reckoned by hand from the rows of USDA SR', () => {
  it('of avocado and banana: 70 g of NDB 09037, 80 g of 09040, 3 g of 09152, in two', () => {
    const { perServing, servingG, kcalPerG } = recipeFacts(recipe('avocado-banana-mash'));
    expect(servingG).toBe(76.5);
    expect(perServing.energy_kcal).toBeCloseTo((0.7 * 160 + 0.8 * 89 + 0.03 * 22) / 2, 6);
    expect(perServing.iron_mg).toBeCloseTo((0.7 * 0.55 + 0.8 * 0.26 + 0.03 * 0.08) / 2, 6);
    expect(perServing.sodium_mg).toBeCloseTo((0.7 * 7 + 0.8 * 1 + 0.03 * 1) / 2, 6);
    expect(perServing.vitamin_c_mg).toBeCloseTo((0.7 * 10 + 0.8 * 8.7 + 0.03 * 38.7) / 2, 6);
    expect(kcalPerG).toBeCloseTo(183.86 / 153, 4);
  });

  it('of plantain pancakes: 170 g of 09278, 100 g of 01129, 8 g of 04047, in three', () => {
    const { perServing, per100G, batchG } = recipeFacts(recipe('plantain-egg-pancakes'));
    expect(batchG).toBe(278);
    expect(perServing.energy_kcal).toBeCloseTo((197.2 + 155 + 68.96) / 3, 2);
    expect(perServing.protein_g).toBeCloseTo((1.343 + 12.58) / 3, 6);
    expect(perServing.iron_mg).toBeCloseTo((0.986 + 1.19 + 0.0032) / 3, 6);
    expect(perServing.sodium_mg).toBeCloseTo((8.5 + 124) / 3, 6);
    expect(per100G.energy_kcal).toBeCloseTo(421.16 / 2.78, 2);
  });

  it('of sardine toast: 60 g of 15088, 105 g of 09037, 75 g of 11529, 30 g of 18075, 5 g of 09152, in three', () => {
    const { perServing } = recipeFacts(recipe('sardine-tomato-toast'));
    expect(perServing.energy_kcal).toBeCloseTo((124.8 + 168 + 13.5 + 75.6 + 1.1) / 3, 6);
    expect(perServing.iron_mg).toBeCloseTo((1.752 + 0.5775 + 0.2025 + 0.741 + 0.004) / 3, 6);
    expect(perServing.sodium_mg).toBeCloseTo((184.2 + 7.35 + 3.75 + 136.5 + 0.05) / 3, 6);
    expect(perServing.protein_g).toBeCloseTo((14.772 + 2.1 + 0.66 + 3.735 + 0.0175) / 3, 6);
  });
});

describe('what was not measured', () => {
  it('stays unknown when it is missing in more than a fifth of the dish', () => {
    const { perServing, per100G, coverage } = recipeFacts(recipe('teff-banana-porridge'));
    expect(coverage.vitamin_c_mg).toBeLessThan(leastCoverage);
    expect(perServing).not.toHaveProperty('vitamin_c_mg');
    expect(per100G).not.toHaveProperty('vitamin_c_mg');
  });

  it('never lessens what is known: a pinch counts for nothing', () => {
    const plain = recipeFacts(dish([of('potato', 'boiled', 200)]));
    const spiced = recipeFacts(dish([of('potato', 'boiled', 200), pinchOfCumin]));
    expect(spiced.coverage.energy_kcal).toBe(1);
    expect(spiced.perServing).toEqual(plain.perServing);
  });

  it('is an error where it is more than a pinch, and so is a food nobody knows', () => {
    expect(() =>
      recipeFacts(dish([{ food: 'gram-flour', grams: 50, household: '6 tbsp', preparation: '' }])),
    ).toThrow('gram-flour has no composition');
    expect(() => recipeFacts(dish([of('moon-dust', 'dry', 5)]))).toThrow('No food moon-dust.');
  });
});

describe('allergens, diets and groups', () => {
  it('follow from the ingredients', () => {
    const toast = recipeFacts(recipe('sardine-tomato-toast'));
    expect(toast.allergens).toEqual(['wheat', 'gluten', 'fish']);
    expect(toast.mayContain).toEqual(['milk', 'soy', 'sesame']);
    expect(toast.diet).toEqual({
      vegan: false,
      vegetarian: false,
      pescatarian: true,
      pork: false,
      beef: false,
    });
    expect(toast.groups).toEqual(['grains_roots_tubers', 'flesh_foods', 'other_fruits_veg']);
    expect(toast.haemIron).toBe(true);
  });

  it('know beef and pork, and what holds neither', () => {
    expect(recipeFacts(recipe('beef-kofta-fingers')).diet).toMatchObject({ beef: true, pork: false });
    expect(recipeFacts(recipe('pork-apple-meatloaf')).diet).toMatchObject({ beef: false, pork: true });
    expect(recipeFacts(recipe('chana-pumpkin-curry'))).toMatchObject({
      allergens: [],
      haemIron: false,
      diet: { vegan: true, vegetarian: true, pescatarian: true },
    });
  });

  it('count a group from a teaspoon in a serving', () => {
    const withEgg = (grams: number) =>
      recipeFacts(dish([of('potato', 'boiled', 150), of('egg', 'boiled', grams)]));
    expect(withEgg(9).groups).toEqual(['grains_roots_tubers']);
    expect(withEgg(10).groups).toEqual(['grains_roots_tubers', 'eggs']);
  });
});

it('scales amounts and leaves unknown ones out', () => {
  expect(scale({ iron_mg: 2, energy_kcal: 100 }, 0.5)).toEqual({ iron_mg: 1, energy_kcal: 50 });
});
