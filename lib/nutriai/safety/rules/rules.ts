import { fruitVegetableRules } from './choking-fruit-vegetables';
import { otherChokingRules } from './choking-other';
import { drinkRules } from './drinks';
import { limitRules } from './fish-supplements-limits';
import { infectionRules, poisonRules } from './raw-and-poisonous';
import { type Rule } from './rule';
import { solidsAndMilkRules } from './solids-and-milk';
import { sugarAndSaltRules } from './sugar-and-salt';

/** Every rule that speaks of one food at a time. Allergens, diets, amounts of salt and phrases have tables of their own. */
export const rules: readonly Rule[] = [
  ...solidsAndMilkRules,
  ...poisonRules,
  ...infectionRules,
  ...limitRules,
  ...drinkRules,
  ...sugarAndSaltRules,
  ...otherChokingRules,
  ...fruitVegetableRules,
];
