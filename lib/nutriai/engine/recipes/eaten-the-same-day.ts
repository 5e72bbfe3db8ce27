/**
 * Foods rich in nitrate, which turns into nitrite in the fridge: what contains them is eaten on the day, or frozen.
 * Source: EFSA 2010, Statement on nitrates in leafy vegetables; AAP 2005.
 */
export const eatenTheSameDay: ReadonlySet<string> = new Set(['spinach', 'swiss-chard', 'beetroot']);
