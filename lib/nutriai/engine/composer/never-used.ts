import { type FoodFlag } from '../foods/food';
import { type Food } from '../foods/food';

/** What no composed recipe holds at any age, and how to say so. */
const never: readonly (readonly [FoodFlag, string, string])[] = [
  [
    'honey',
    'Honey can make a baby under 12 months very ill, and after that it counts as sugar.',
    'Ripe fruit is sweet enough.',
  ],
  ['added_sugar', 'We cook without added sugar.', 'Ripe fruit is sweet enough.'],
  ['free_sugar', 'We cook without added sugar.', 'Ripe fruit is sweet enough.'],
  ['sweetener', 'We cook without sweeteners.', 'Ripe fruit is sweet enough.'],
  [
    'high_salt',
    'It is too salty for a young child’s cooking.',
    'Herbs, mild spices or lemon juice give flavour without salt.',
  ],
  ['processed_meat', 'Processed meat is salty and preserved.', 'Use fresh meat, egg or beans.'],
  [
    'juice',
    'Juice is sugar without the fibre of the fruit.',
    'Use the whole fruit, mashed or cut for the age.',
  ],
  ['sweet_drink', 'Sweet drinks are not suitable for young children.', 'Offer water or milk.'],
  ['fizzy_drink', 'Fizzy drinks are not suitable for young children.', 'Offer water or milk.'],
  ['alcohol', 'Alcohol is not safe for a child.', 'Leave it out.'],
  ['caffeine', 'It contains caffeine.', 'Leave it out.'],
  ['tea_coffee', 'Tea and coffee are not suitable for a young child.', 'Offer water or milk.'],
  ['raw_animal', 'Raw animal foods can carry germs that make young children very ill.', 'Cook it through.'],
  ['high_mercury', 'It contains too much mercury for a young child.', 'Use salmon, trout or cod.'],
  ['cold_smoked_fish', 'Smoked fish is salty and may carry listeria.', 'Use fresh fish, cooked through.'],
  ['unpasteurised', 'It may be unpasteurised, which can carry germs.', 'Choose a pasteurised one.'],
  ['mould_ripened', 'Mould-ripened cheese can carry listeria.', 'Use a hard cheese, finely grated.'],
  ['unhealthy_sentinel', 'It is sweet or salty and provides little else.', 'Use a plain food instead.'],
  [
    'rice_drink',
    'Rice drinks contain arsenic and are not suitable for children under 5.',
    'Use whole milk or the child’s usual milk.',
  ],
  ['low_fat_dairy', 'Under 2 years dairy should be whole.', 'Use the full-fat kind.'],
  ['bran', 'Bran fills a small stomach and reduces iron absorption.', 'Use oats.'],
  [
    'supplement_like',
    'Supplements are taken by their label, not cooked with.',
    'Ask your health visitor which your child needs.',
  ],
  [
    'vitamin_ad_oil',
    'Supplements are taken by their label, not cooked with.',
    'Ask your health visitor which your child needs.',
  ],
  ['toxic', 'It can be poisonous.', 'Leave it out.'],
];

/** Why a food is never cooked with here, and what instead; null when it may be. */
export function neverUsed({ flags }: Food): { why: string; instead: string } | null {
  const found = never.find(([flag]) => flags.includes(flag));
  return found ? { why: found[1], instead: found[2] } : null;
}
