import type { SourceId } from '../sources';

/**
 * Completed months since birth from which whole animal milk is a drink, and may be the main one; before that it
 * is fine in cooking and on cereal, from six months. Sheets that log it, limits of a day, estimates of what a
 * toddler drinks and answers all use this one number; a test checks that the rule of the gate says the same.
 */
export const cowsMilkFromMonths = 12;

/** The documents that say so. */
export const cowsMilkSources = ['nhs-drinks', 'aap-milk'] as const satisfies readonly SourceId[];
