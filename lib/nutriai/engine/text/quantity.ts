/** Units that a text may count in. Spoons, cups and pints are resolved by the locale when grams are worked out. */
export const quantityUnits = [
  'g',
  'kg',
  'mg',
  'oz',
  'lb',
  'ml',
  'cl',
  'dl',
  'l',
  'fl_oz',
  'pint',
  'quart',
  'tsp',
  'dessertspoon',
  'tbsp',
  'cup',
  'piece', // a bare count: "2 eggs"
  'slice',
  'clove',
  'stick', // of butter, US
  'handful',
  'pinch',
  'drop',
  'dash',
  'splash',
  'drizzle',
  'knob',
  'sprig',
  'leaf',
  'bunch',
  'fillet',
  'scoop',
  'tin',
  'packet',
  'pouch',
  'jar',
  'pot',
  'bottle',
  'bowl',
  'glass',
  'serving',
  'part',
] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

export interface Quantity {
  /** Equal to `max` unless the text gives a range. */
  min: number;
  max: number;
  unit: QuantityUnit;
}
