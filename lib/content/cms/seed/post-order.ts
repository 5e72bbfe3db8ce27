/**
 * In which order the first posts stand on the blog, newest first: what parents look for most, with the
 * shelves mixed. Others follow by name.
 */
export const postOrder = [
  'when-to-start-solids',
  'safe-sleep',
  'cutting-food-safely',
  'choking-or-gagging',
  'introducing-allergens',
  'ten-minutes-of-kitchen-play',
  'what-a-centile-is',
  'first-two-weeks-of-solids',
  'iron-from-six-months',
  'fever-when-to-call',
  'making-up-a-bottle',
  'tummy-time',
  'naps-from-three-months',
  'how-to-serve-eggs',
  'colds-and-rsv',
  'mood-after-birth',
  'eating-together',
  'water-for-babies',
  'newborn-jaundice',
  'sleep-by-age',
  'vaccination-day',
  'milestones-of-moving',
  'safe-home-for-a-crawler',
  'fussy-eating-toddlers',
  'constipation-in-babies',
  'tantrums',
  'vitamin-d-drops',
  'colic-and-reflux',
  'talking-singing-reading',
  'choosing-a-formula',
  'screens-under-three',
  'batch-cooking-and-freezing',
  'burns-and-drowning',
  'dehydration-signs',
  'night-feeds-and-weaning',
  'nappy-rash-and-eczema',
  'grandparents-then-and-now',
  'milk-after-one',
  'sharing-feeds-two-carers',
  'cows-milk-allergy',
  'no-honey-before-one',
  'food-for-childcare',
  'teething-what-helps',
  'moving-to-a-cot-and-a-bed',
  'vegetarian-and-vegan-weaning',
  'potty-training',
  'messy-food-play',
  'hidden-salt-and-sugar',
  'back-to-work-and-milk',
] as const;

/** Place of a post in that order; the end for one that is not named. */
export function placeInOrder(slug: string): number {
  const place = postOrder.findIndex((name) => name === slug);
  return place < 0 ? postOrder.length : place;
}
