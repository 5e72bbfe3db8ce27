/** A question is a sentence or two; whole recipes go to the safety check. */
export const questionAtMost = 500;
