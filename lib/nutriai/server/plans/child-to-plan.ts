import { createHash } from 'node:crypto';
import { runInEngine } from '../engine-thread/run-in-engine';
import { sql } from '../../../platform/database/sql';
import type { Allergen, Child } from '../../engine/child';
import { childOn } from '../../engine/insights/child-on';
import { type BabyRow, engineBaby, type Rows } from '../babies/baby-rows';
import { latestDate } from '../log/calendar-days';
import { ageDay } from '../log/log-rows';
import { charactersOf } from '../log/meal-facts';
import { type MealRow, selectMeals, storedMeal } from '../log/meal-rows';

/** More than five meals a day for two years: further back what was tasted hardly changes. */
const mealsAtMost = 4_000;

interface Asked {
  memberId: string;
  baby: BabyRow;
  /** The first day of the plan. */
  startDate: string;
  nowMs: number;
}

/**
 * The child that a plan is for, on its first day: what was tasted and what was reacted to by the profile and
 * by the log. `reactions` reads no more of the log than reactions, which is enough to judge dishes by.
 */
export async function childToPlan(
  rows: Rows,
  asked: Asked,
  part: 'log' | 'reactions' = 'log',
): Promise<Child> {
  const { memberId, baby } = asked;
  const isAsked =
    part === 'log' ? sql`(e.kind <> 'milk' OR e.reaction IS NOT NULL)` : sql`e.reaction IS NOT NULL`;
  const meals = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${baby.id} AND ${isAsked} ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${mealsAtMost}`,
  );
  return childOfMeals(meals, asked);
}

/** Meals with reactions of several babies in one query, by the baby. */
export async function reactionsOf(
  rows: Rows,
  memberId: string,
  babies: readonly BabyRow[],
): Promise<ReadonlyMap<string, MealRow[]>> {
  if (babies.length === 0) return new Map();
  const ids = sql.join(
    babies.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const meals = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id IN (${ids}) AND e.reaction IS NOT NULL ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${mealsAtMost}`,
  );
  return new Map(babies.map(({ id }) => [id, meals.filter((meal) => meal.baby_id === id)]));
}

/** The same from meals that were read already. */
export async function childOfMeals(
  rows: readonly MealRow[],
  { baby, startDate, nowMs }: Asked,
): Promise<Child> {
  const profile = engineBaby(baby);
  const child = { ...childOn(profile, ageDay(startDate, baby)), dislikes: baby.lists.dislikes };
  const meals = rows.map(storedMeal);
  const input = { profile, child, meals, today: latestDate(nowMs) };
  const characters = charactersOf(meals);
  return { ...child, introducedAllergens: await runInEngine('exposures', input, { characters }) };
}

/** The allergens that the child reacted to. */
export function reactedTo({ introducedAllergens = [] }: Child): Allergen[] {
  return introducedAllergens.filter(({ reaction }) => reaction !== 'none').map(({ code }) => code);
}

/** A name for all that decides which dishes are unsafe for a child: while it stays the same, so do the verdicts. */
export function safetyKey(child: Child): string {
  const { ageMonths, diet, allergies, otherAllergies, avoids, locale, introducedAllergens = [] } = child;
  const reactions = introducedAllergens
    .filter(({ reaction }) => reaction !== 'none')
    .map(({ code, reaction }) => `${code} ${reaction}`);
  const decisive = [ageMonths, diet, allergies, otherAllergies, avoids, locale ?? null, reactions];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('base64url');
}
