/** What shops sell by. */
export const shopUnits = ['piece', 'tin', 'g', 'ml'] as const;
export type ShopUnit = (typeof shopUnits)[number];
