/**
 * Points that a plan loses; 100 are to be had. Needs come first, then what a family is promised, then
 * wishes: a few wishes together weigh less than a dish beyond a limit. Where a promise costs a need, the week is
 * chosen again with a higher price on needs.
 */
export const points = {
  /** For each per cent that a target is short or a limit passed. */
  nutrientPercent: 1,
  ironPercent: 3,
  energyPercent: 3,
  /** How much more it weighs where it is held to what the days of a week bear: each of them counts it by itself. */
  energyHeld: 7,
  emptySlot: 20,
  /** For each food group that a day lacks. */
  missingGroup: 5,
  missedIntroduction: 10,
  /** For a second time in the week of a dish that keeps, and of one that does not. */
  leftover: 0,
  repeat: 0.4,
  /** For a third time in the week, of a breakfast or a snack. */
  thirdTime: 1.5,
  /** For a dish of the week before. */
  earlier: 0.25,
  /** For a whole dish of which nothing is in the pantry. */
  notInPantry: 0.6,
  /** For each use of a kind of dish or a cuisine beyond a fair share of the week. */
  sameKind: 0.15,
  sameCuisine: 0.1,
  /** For each dish beyond a limit: a breakfast of cereal too many, a week without fish. */
  beyondLimit: 3,
  /** For a minute at the stove; half of it where the batch is eaten twice. */
  handsOnMinute: 0.03,
  /** For a food that is bought for one dish alone. */
  seldomFood: 0.8,
  /** For a thing to buy beyond what fits into one shopping trip, where these are counted. */
  thingBeyond: 12,
  /** For a minute of work beyond what the days bear, where these are counted. */
  minuteBeyond: 0.6,
  /**
   * How much more needs weigh than their points say, and where what a week asks is counted: no shorter list or day is
   * worth one.
   */
  needsFirst: 2,
  nutrientsFirst: 6,
  needsBeforeBurden: 15,
  /** The same of what a family is promised. */
  limitsBeforeBurden: 10,
  /** For an allergen that the child tolerates and the week lacks. */
  notKeptUp: 0.3,
  /** Most that chance takes off a dish: the seed decides between equals. */
  chance: 0.1,
} as const;
