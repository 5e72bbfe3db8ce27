/** Minutes of work in the kitchen that a day bears, unless a family says otherwise. */
export const usualCookingMinutes = 35;
export const cookingMinutesAtLeast = 10;
export const cookingMinutesAtMost = 240;

/** Who may eat along with the baby. */
export const grownUpsAtMost = 6;
