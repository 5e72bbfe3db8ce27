/** What an item of a meal may weigh, however its amount is given, in grams. Ours: more is a slip of the pen. */
export const itemGramsAtMost = 5_000;
