import { type Allergen } from '../../child';
import { type FoodDiet, type FoodFlag, type FoodGroup } from '../../foods/food';

/** What belongs to a kind of food that parents name as a whole. */
export interface FoodFamily {
  foods?: readonly string[];
  groups?: readonly FoodGroup[];
  flags?: readonly FoodFlag[];
  diet?: keyof FoodDiet;
  allergens?: readonly Allergen[];
  /** Foods that name it are of it too ("tomato ketchup"). */
  words?: readonly string[];
  /** Names that hold such a word and are something else. */
  unlike?: readonly string[];
  /** Words that name what its foods are made of instead, whose label is still to be read. */
  madeOfOther?: readonly string[];
}

const citrus: FoodFamily = {
  foods: ['orange', 'tangerine', 'grapefruit', 'lemon-juice', 'lime', 'lemon-zest', 'orange-juice'],
};
const pulses: FoodFamily = {
  foods: [
    'hummus',
    'shop-hummus',
    'falafel',
    'gram-flour',
    'peanut',
    'peanut-butter',
    'baked-beans',
    'green-peas',
    'frozen-peas',
    'pea-puree',
  ],
  allergens: ['soy', 'peanut', 'lupin'],
  words: ['bean', 'lentil', 'pea', 'chickpea'],
};
const maize: FoodFamily = {
  foods: [
    'sweetcorn',
    'cornmeal',
    'polenta',
    'maize-porridge',
    'cornflour',
    'cornflakes',
    'corn-puffs',
    'corn-tortilla',
    'popcorn',
    'corn-oil',
  ],
  words: ['corn', 'maize', 'sweetcorn'],
};
const babyCereals = [
  'barley-infant-cereal',
  'multigrain-infant-cereal',
  'oat-infant-cereal',
  'oat-banana-infant-cereal',
  'rice-infant-cereal',
  'brown-rice-infant-cereal',
  'rice-banana-infant-cereal',
  'wheat-apple-infant-cereal',
];
const babyCereal: FoodFamily = { foods: babyCereals };
const fortifiedCereal: FoodFamily = {
  foods: [
    ...babyCereals,
    'instant-oats',
    'semolina-porridge',
    'puffed-wheat',
    'wheat-biscuit-cereal',
    'oat-hoops-cereal',
    'puffed-rice-cereal',
    'cornflakes',
  ],
};
const poultry: FoodFamily = { words: ['chicken', 'turkey', 'duck', 'goose'], foods: ['gravy'] };
const tomato: FoodFamily = {
  words: ['tomato', 'passata', 'ketchup'],
  foods: ['ketchup', 'pizza', 'baked-beans'],
};
const seafood: FoodFamily = { flags: ['fish', 'shellfish'], allergens: ['fish', 'crustaceans', 'molluscs'] };

/** By the name that a parent may type, as `foodNameKey` makes it. Names that stand for one food need no entry. */
export const foodFamilies: Readonly<Record<string, FoodFamily>> = {
  citrus,
  'citrus fruit': citrus,
  pulse: pulses,
  legume: pulses,
  bean: { words: ['bean'], foods: ['baked-beans', 'edamame', 'hummus', 'shop-hummus'] },
  pea: { words: ['pea'], foods: ['split-peas', 'mangetout'] },
  chickpea: {
    foods: ['chickpeas', 'hummus', 'shop-hummus', 'falafel', 'gram-flour'],
    words: ['chickpea', 'hummus'],
  },
  corn: maize,
  maize,
  sweetcorn: maize,
  tomato,
  nightshade: {
    foods: ['potato', 'aubergine', 'red-pepper', 'green-pepper', 'chilli', 'paprika'],
    words: ['tomato', 'potato'],
  },
  'stone fruit': {
    foods: [
      'peach',
      'peach-puree',
      'nectarine',
      'plum',
      'prunes',
      'cherry',
      'apricot',
      'dried-apricot',
      'mango',
    ],
  },
  berry: {
    foods: [
      'blueberry',
      'blackberry',
      'raspberry',
      'strawberry',
      'cranberry',
      'currants',
      'gooseberry',
      'elderberry',
      'jam',
    ],
    words: ['berry'],
  },
  rice: { flags: ['rice'], words: ['rice'] },
  'baby cereal': babyCereal,
  'infant cereal': babyCereal,
  'fortified cereal': fortifiedCereal,
  'iron fortified cereal': fortifiedCereal,
  oat: { words: ['oat', 'oatmeal', 'porridge'], foods: ['granola'] },
  cocoa: {
    foods: ['chocolate', 'dark-chocolate', 'cocoa-powder', 'cocoa-butter', 'chocolate-hazelnut-spread'],
    words: ['cocoa', 'chocolate'],
  },
  chocolate: {
    foods: ['chocolate', 'dark-chocolate', 'cocoa-powder', 'chocolate-hazelnut-spread'],
    words: ['chocolate', 'cocoa'],
  },
  seed: {
    flags: ['whole_seed'],
    allergens: ['sesame', 'mustard'],
    foods: ['tahini', 'sunflower-seed-butter'],
    words: ['seed'],
  },
  onion: { foods: ['onion', 'spring-onion', 'chives', 'leek'], words: ['onion'] },
  pepper: { foods: ['red-pepper', 'green-pepper', 'paprika', 'chilli', 'black-pepper'], words: ['pepper'] },
  banana: {
    foods: ['banana', 'plantain', 'oat-banana-infant-cereal', 'rice-banana-infant-cereal'],
    words: ['banana'],
  },
  coconut: { words: ['coconut'] },
  pork: {
    diet: 'pork',
    words: ['pork', 'bacon', 'ham', 'gammon', 'lard'],
    unlike: ['turkey bacon', 'turkey ham', 'beef bacon'],
    foods: ['lard', 'gelatine', 'sausage', 'hot-dog'],
    madeOfOther: [
      'beef',
      'veal',
      'chicken',
      'turkey',
      'duck',
      'lamb',
      'mutton',
      'goat',
      'venison',
      'merguez',
      'fish',
    ],
  },
  beef: { diet: 'beef', words: ['beef', 'veal', 'suet', 'steak'] },
  gelatine: { diet: 'gelatine', words: ['gelatine', 'gelatin'] },
  gelatin: { diet: 'gelatine', words: ['gelatine', 'gelatin'] },
  alcohol: { diet: 'alcohol', flags: ['alcohol'] },
  poultry,
  'red meat': {
    diet: 'beef',
    words: ['beef', 'lamb', 'veal', 'pork', 'venison', 'bison', 'mutton'],
    foods: ['leg-of-lamb', 'lamb-mince', 'pork-mince', 'pork-tenderloin'],
  },
  meat: {
    groups: ['flesh_foods'],
    words: ['meat'],
    foods: ['gravy', 'chicken-broth', 'bone-broth', 'lard', 'suet', 'gelatine'],
  },
  seafood,
  honey: { flags: ['honey'], words: ['honey'] },
  sugar: { flags: ['added_sugar'], words: ['sugar'] },
  salt: { flags: ['high_salt'], words: ['salt'] },
  caffeine: { flags: ['caffeine'] },
  liver: { flags: ['liver'], words: ['liver'] },
};

/** What a faith or custom leaves out; what it asks of slaughter can't be told from a name. */
export const customs: Readonly<Record<string, readonly string[]>> = {
  halal: ['pork', 'alcohol', 'gelatine'],
  kosher: ['pork', 'shellfish', 'gelatine'],
};
