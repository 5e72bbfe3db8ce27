/** In which state a food is weighed, as the food tables call it. The engine's own list must be the same. */
export const foodStateWords = [
  'raw',
  'cooked',
  'boiled',
  'baked',
  'roasted',
  'stewed',
  'grilled',
  'fried',
  'scrambled',
  'poached',
  'canned',
  'dry',
  'dried',
  'puree',
  'ready',
] as const;
