import { type Allergen } from '../../child';
import { type SourceId } from '../../sources';
import { type Preparation } from '../../text/parsed-ingredient';

/** For texts to parents. */
export const allergenNames: Record<Allergen, string> = {
  milk: 'milk',
  egg: 'egg',
  peanut: 'peanut',
  tree_nuts: 'tree nuts',
  wheat: 'wheat',
  gluten: 'gluten',
  soy: 'soya',
  sesame: 'sesame',
  fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulphites: 'sulphites',
};

export const allergenSources: readonly SourceId[] = ['eu-1169-2011', 'fda-allergens', 'nhs-food-allergies'];

/**
 * Words in which a parent or a form may name an allergy; the strictest reading of each. Keys as `foodNameKey`
 * makes them.
 */
export const allergyWords: Readonly<Record<string, readonly Allergen[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  'cow milk': ['milk'],
  'cow milk protein': ['milk'],
  cmpa: ['milk'],
  cmpi: ['milk'],
  lactose: ['milk'],
  casein: ['milk'],
  whey: ['milk'],
  'goat milk': ['milk'],
  'sheep milk': ['milk'],
  cheese: ['milk'],
  butter: ['milk'],
  egg: ['egg'],
  'hen egg': ['egg'],
  'egg white': ['egg'],
  'egg yolk': ['egg'],
  peanut: ['peanut'],
  groundnut: ['peanut'],
  'monkey nut': ['peanut'],
  arachi: ['peanut'],
  nut: ['peanut', 'tree_nuts'],
  'all nut': ['peanut', 'tree_nuts'],
  'any nut': ['peanut', 'tree_nuts'],
  'tree nut': ['tree_nuts'],
  treenut: ['tree_nuts'],
  'nut tree': ['tree_nuts'],
  wheat: ['wheat'],
  gluten: ['gluten'],
  coeliac: ['gluten'],
  celiac: ['gluten'],
  'coeliac disease': ['gluten'],
  'celiac disease': ['gluten'],
  'cereal containing gluten': ['gluten'],
  soy: ['soy'],
  soya: ['soy'],
  soybean: ['soy'],
  'soy bean': ['soy'],
  'soya bean': ['soy'],
  sesame: ['sesame'],
  'sesame seed': ['sesame'],
  tahini: ['sesame'],
  fish: ['fish'],
  finfish: ['fish'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  'crustacean shellfish': ['crustaceans'],
  crustacean: ['crustaceans'],
  crustacea: ['crustaceans'],
  prawn: ['crustaceans'],
  shrimp: ['crustaceans'],
  crab: ['crustaceans'],
  lobster: ['crustaceans'],
  mollusc: ['molluscs'],
  mollusk: ['molluscs'],
  mussel: ['molluscs'],
  squid: ['molluscs'],
  oyster: ['molluscs'],
  celery: ['celery'],
  celeriac: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  lupine: ['lupin'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
  'sulphur dioxide': ['sulphites'],
  'sulfur dioxide': ['sulphites'],
};

/** Foods so often made with an allergen that "may hold" reads as "holds" for a child who is allergic to it. */
export const usualHidingPlaces: readonly {
  allergen: Allergen;
  foods?: readonly string[];
  /** Dishes and words of the text reader. */
  compounds?: readonly string[];
  /** Only in one of these forms. */
  when?: readonly Preparation[];
}[] = [
  { allergen: 'milk', foods: ['rusk', 'teething-biscuit'] },
  { allergen: 'egg', foods: ['pasta', 'wholewheat-pasta'], when: ['fresh'] },
  { allergen: 'egg', foods: ['mayonnaise', 'meringue', 'quorn'] },
  { allergen: 'wheat', foods: ['beer'] },
  { allergen: 'milk', compounds: ['battered-food'] },
  { allergen: 'soy', compounds: ['lecithin'] },
];

/** An allergy that may come with another: the one recorded, the one in the food. */
export const crossReactions: readonly { allergy: Allergen; reactsTo: Allergen; message: string }[] = [
  {
    allergy: 'peanut',
    reactsTo: 'lupin',
    message: 'Children with a peanut allergy may react to lupin too.',
  },
];

/** Allergens whose first taste is worth planning: the major ones of US law, and lupin and celery. */
export const introducedOneByOne: readonly Allergen[] = [
  'milk',
  'egg',
  'peanut',
  'tree_nuts',
  'wheat',
  'soy',
  'sesame',
  'fish',
  'crustaceans',
  'molluscs',
];
