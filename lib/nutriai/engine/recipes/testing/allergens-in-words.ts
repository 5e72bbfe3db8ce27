import { type Allergen, allergens } from '../../child';
import { type Recipe } from '../recipe';
import { recipeFacts } from '../recipe-facts';

const allergenWords: readonly [Allergen, RegExp][] = [
  [
    'milk',
    /\b(?:(?<!coconut |oat |soya |almond |breast )milk|(?<!coconut |soya |oat )yoghurt|(?<!peanut |almond |cashew |nut |sunflower seed |hazelnut )butter(?! beans?)|cheese|ricotta|(?:the|soured|whipping|double|single) cream|ghee)\b/i,
  ],
  ['egg', /\b(?:eggs?|omelette|mayonnaise)\b/i],
  ['peanut', /\bpeanuts?\b/i],
  ['wheat', /\b(?:toast(?! them)|bread|flatbread|pitta|pasta|couscous|bulgur|semolina)\b/i],
  ['soy', /\b(?:tofu|soya|tempeh|edamame|soy)\b/i],
  ['sesame', /\b(?:tahini|sesame|hummus)\b/i],
  ['fish', /\b(?:fish|salmon|cod|sardines?|mackerel|trout|herring|tuna)\b/i],
  ['tree_nuts', /\b(?:almonds?|walnuts?|pistachios?|cashews?|hazelnuts?|pecans?)\b/i],
  ['crustaceans', /\b(?:crab|prawns?|shrimps?|lobster)\b/i],
  ['molluscs', /\b(?:mussels?|squid|clams?|oysters?)\b/i],
  ['lupin', /\blupin\b/i],
  ['gluten', /\b(?:barley|rye|spelt)\b/i],
  ['celery', /\bcelery\b/i],
  ['mustard', /\bmustard\b(?! greens)/i],
];

/** Allergens that a title, a step or a texture names and no ingredient holds, with the words. */
export function allergensInWordsOnly(recipe: Recipe): string[] {
  const held = recipeFacts(recipe).allergens;
  const words = [recipe.title, ...recipe.steps, ...Object.values(recipe.textures)];
  return allergenWords.flatMap(([allergen, named]) =>
    held.includes(allergen) || !allergens.includes(allergen)
      ? []
      : words.filter((text) => named.test(text)).map((text) => `${allergen}: ${text}`),
  );
}
