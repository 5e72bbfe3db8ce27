import { allergenCases } from './allergens';
import { chokingCases } from './choking';
import { dishCases } from './dishes';
import { drinkCases } from './drinks';
import { everydayFoodCases } from './everyday-food';
import { fieldCases } from './field';
import { hardRuleCases } from './hard-rules';
import { hiddenInItCases } from './hidden-in-it';
import { hostileTesterCases } from './hostile-tester';
import { inPassingCases } from './in-passing';
import { type SafetyCases } from './safety-case';
import { saidOtherwiseCases } from './said-otherwise';
import { unsafeFormCases } from './unsafe-forms';
import { wholeRecipeCases } from './whole-recipes';

/** Every safety case that the gate is tested on, by what a table of them is about. */
export const caseTables: readonly (readonly [name: string, cases: readonly SafetyCases[]])[] = [
  ['hard rules', hardRuleCases],
  ['choking', chokingCases],
  ['allergens and diets', allergenCases],
  ['dishes', dishCases],
  ['the field', fieldCases],
  ['unsafe forms', unsafeFormCases],
  ['everyday food', everydayFoodCases],
  ['hidden in it', hiddenInItCases],
  ['drinks', drinkCases],
  ['whole recipes', wholeRecipeCases],
  ['in passing', inPassingCases],
  ['said otherwise', saidOtherwiseCases],
  ['a hostile tester', hostileTesterCases],
];
