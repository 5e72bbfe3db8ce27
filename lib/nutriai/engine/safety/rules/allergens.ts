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

/** Of whose first taste a doctor has a word where another allergy is recorded. */
export const firstTastesToAsk: readonly {
  allergy: Allergen;
  first: Allergen;
  words: string;
  source: SourceId;
}[] = [
  {
    allergy: 'milk',
    first: 'soy',
    words:
      'Some children with a milk allergy react to soya too, so ask your doctor or dietitian before the first soya.',
    source: 'nice-cg116',
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
