/** In which order the first posts stand on the blog, newest first: what parents look for most, with the shelves mixed. Others follow by name. */
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
  'naps-from-three-months',
  'how-to-serve-eggs',
  'eating-together',
  'water-for-babies',
  'milestones-of-moving',
  'fussy-eating-toddlers',
  'vitamin-d-drops',
  'talking-singing-reading',
  'batch-cooking-and-freezing',
  'dehydration-signs',
  'night-feeds-and-weaning',
  'milk-after-one',
  'sharing-feeds-two-carers',
  'no-honey-before-one',
  'teething-what-helps',
  'vegetarian-and-vegan-weaning',
  'messy-food-play',
  'hidden-salt-and-sugar',
  'back-to-work-and-milk',
] as const;

/** Place of a post in that order; the end for one that is not named. */
export function placeInOrder(slug: string): number {
  const place = postOrder.findIndex((name) => name === slug);
  return place < 0 ? postOrder.length : place;
}
