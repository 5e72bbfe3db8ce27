/** Where portions that were cooked wait to be eaten. */
export const portionPlaces = ['fridge', 'freezer'] as const;
export type PortionPlace = (typeof portionPlaces)[number];

export const portionsAtMost = 40;
