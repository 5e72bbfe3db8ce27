export const logTopics = [
  'eaten-today',
  'planned-meals',
  'last-had',
  'growth-and-weight',
  'reactions',
  'foods-tried',
  'given-drops',
  'missing-today',
  'not-logged',
  'who-logged',
  'shopping',
  'what-next',
  'compared-weeks',
  'diet-week',
  'lacking',
  'profile',
] as const;

/** What only the log, the plan, the measurements or the profile of a baby can answer. */
export type LogTopic = (typeof logTopics)[number];
