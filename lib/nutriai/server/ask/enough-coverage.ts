/**
 * An article that has less of the question's words than this is about something else; a word in passing is
 * enough where the topic is ours.
 */
export const enoughCoverage = { ours: 0.4, other: 0.6, certain: 0.75 };
