/**
 * How near to its best each of the planner's models is solved, as a share: the dishes of a week, a week that asks less
 * of its cook, and the portions. What remains is solved exactly. Ours. Each differs, so that a solver's log tells which
 * step it is at.
 */
export const solveGaps = { choosing: 0.005, easing: 0.03, portioning: 0.001 } as const;
