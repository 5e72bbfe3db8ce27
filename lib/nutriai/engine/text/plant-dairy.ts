import { type Allergen } from '../child';
import { type Compound } from '../knowledge/schemas/compounds';

interface PlantBase {
  words: readonly string[];
  allergens: readonly Allergen[];
  mayContain: readonly Allergen[];
}

/** Plants whose "cheese", "cream" and "yoghurt" hold no milk. */
const plants: readonly PlantBase[] = [
  { words: ['almond', 'cashew', 'nut'], allergens: ['tree_nuts'], mayContain: ['peanut'] },
  { words: ['soya', 'soy', 'soja', 'tofu'], allergens: ['soy'], mayContain: [] },
  { words: ['oat'], allergens: ['gluten'], mayContain: ['wheat'] },
  { words: ['coconut'], allergens: [], mayContain: ['tree_nuts', 'soy', 'milk'] },
  { words: ['rice', 'hemp', 'pea', 'potato', 'fava'], allergens: [], mayContain: ['soy'] },
];

/** Claims that say the same of any plant; such a label does not promise to be free from traces. */
const claims: PlantBase = {
  words: ['dairy free', 'non dairy', 'nondairy', 'dairyfree', 'milk free', 'vegan', 'plant', 'plant based'],
  allergens: [],
  mayContain: ['tree_nuts', 'soy', 'gluten'],
};

interface DairyName {
  id: string;
  names: readonly string[];
  food?: string;
  /** Whether a plant's name before it leaves room for dairy: "coconut ice cream" may be ice cream with coconut. */
  onlyByClaim?: true;
}

const yoghurts = [
  'yoghurt',
  'yogurt',
  'greek yoghurt',
  'greek yogurt',
  'greek style yoghurt',
  'greek style yogurt',
];

const dairyNames: readonly DairyName[] = [
  {
    id: 'cheese',
    names: [
      'cheese',
      'cream cheese',
      'milk cheese',
      'soft cheese',
      'parmesan',
      'mozzarella',
      'feta',
      'cheddar',
      'ricotta',
      'halloumi',
    ],
    food: 'vegan-cheese',
  },
  {
    id: 'yoghurt',
    names: [...yoghurts, ...yoghurts.map((name) => `milk ${name}`), 'kefir', 'milk kefir'],
    food: 'coconut-yoghurt',
  },
  {
    id: 'cream',
    names: [
      'single cream',
      'double cream',
      'whipping cream',
      'whipped cream',
      'sour cream',
      'soured cream',
      'creme fraiche',
      'creamer',
      'milk creamer',
    ],
  },
  { id: 'milk-powder', names: ['milk powder', 'powdered milk'], food: 'hemp-drink' },
  { id: 'milk-ice-cream', names: ['milk ice cream', 'milk custard', 'milk pudding'] },
  {
    id: 'milk-chocolate',
    names: ['milk chocolate', 'milk chocolate chips', 'milk chocolate buttons'],
    food: 'dark-chocolate',
  },
  { id: 'plain-cream', names: ['cream'], onlyByClaim: true },
  { id: 'butter', names: ['butter', 'spread', 'margarine'], food: 'margarine', onlyByClaim: true },
  {
    id: 'ice-cream',
    names: ['ice cream', 'custard', 'pudding', 'dessert', 'mousse', 'quark', 'fromage frais'],
    onlyByClaim: true,
  },
  {
    id: 'chocolate',
    names: ['chocolate', 'chocolate chips', 'chocolate buttons', 'chocolate spread'],
    food: 'dark-chocolate',
    onlyByClaim: true,
  },
];

/** Dairy made of plants: "oat cream cheese", "coconut milk yoghurt", "dairy-free butter". */
export const plantDairy: readonly Compound[] = [
  ...plants.flatMap((plant) =>
    dairyNames.filter(({ onlyByClaim }) => !onlyByClaim).map((dairy) => plantVersion(plant, dairy)),
  ),
  ...dairyNames.map((dairy) => plantVersion(claims, dairy)),
  {
    id: 'soya-custard',
    names: ['soya custard', 'soy custard', 'soya pudding', 'soya dessert', 'alpro custard'],
    kind: 'product',
    allergens: ['soy'],
    mayBe: ['added_sugar'],
  },
  {
    id: 'oat-custard',
    names: ['oat custard', 'oatly custard'],
    kind: 'product',
    allergens: ['gluten'],
    mayContain: ['wheat', 'soy'],
    mayBe: ['added_sugar'],
  },
  {
    ...plantVersion(
      {
        words: ['almond', 'cashew', 'soya', 'soy', 'oat', 'rice'],
        allergens: ['tree_nuts', 'soy', 'gluten'],
        mayContain: [],
      },
      { id: 'plain-cream-of-plants', names: ['cream'] },
    ),
    candidates: ['almond-butter', 'soya-drink', 'oat-drink'],
  },
];

function plantVersion(plant: PlantBase, { id, names, food }: DairyName): Compound {
  const [first = ''] = plant.words;
  const sweet = id.includes('ice-cream') || id.includes('chocolate');
  return {
    id: `${first.replaceAll(' ', '-')}-${id}`,
    names: plant.words.flatMap((word) => names.map((name) => `${word} ${name}`)),
    kind: 'product',
    ...(food === undefined
      ? {}
      : { food: food === 'coconut-yoghurt' && first === 'soya' ? 'soya-yoghurt' : food }),
    allergens: plant.allergens,
    mayContain: [...plant.mayContain, ...(id.includes('chocolate') ? (['milk'] as const) : [])],
    ...(sweet ? { flags: ['added_sugar'] } : {}),
  };
}
