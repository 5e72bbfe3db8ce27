import { type Feeding } from '../child';
import { needsFor, type Needs } from '../needs/needs-for';
import { planTargets, targetNutrients } from './plan-targets';

const needs = needsFor({ ageMonths: 9, feeding: 'breast', weightKg: 9 });

it('asks of food what the needs leave for it', () => {
  const { energyKcal, targets, limits, all } = planTargets(needs);
  expect(energyKcal).toBe(needs.energy.fromFoodKcal);
  expect(Object.keys(targets)).toEqual([...targetNutrients]);
  for (const code of targetNutrients) expect(targets[code]).toBe(needs.foodTargets[code]);
  expect(targets.iron_mg).toBeGreaterThan(5);
  expect(limits).toEqual({
    sodium_mg: needs.foodLimits.sodium_mg,
    free_sugars_g: needs.limits.addedSugarsG.max,
    retinol_ug: needs.foodLimits.retinol_ug,
  });
  expect(all).toBe(needs.foodTargets);
});

it('asks nothing and limits nothing where the needs are silent', () => {
  const { targets, limits } = planTargets({ ...needs, foodTargets: {}, foodLimits: {} });
  expect(new Set(Object.values(targets))).toEqual(new Set([0]));
  expect(limits).toMatchObject({ sodium_mg: Infinity, retinol_ug: Infinity });
});

it.each<[Feeding, Needs['milk']['milk'], readonly string[]]>([
  ['breast', 'breast', ['breast_milk']],
  ['breast', 'cow', ['breast_milk', 'dairy']],
  ['mixed', 'mixed', ['breast_milk', 'dairy']],
  ['mixed', 'breast', ['breast_milk', 'dairy']],
  ['formula', 'formula', ['dairy']],
  ['none', 'mixed', ['dairy']],
  ['none', 'cow', ['dairy']],
  ['none', 'none', []],
])('has of a child fed %s, with %s as milk, the groups %j', (feeding, milk, groups) => {
  const { milkGroups } = planTargets({ ...needs, feeding, milk: { ...needs.milk, milk } });
  expect(milkGroups).toEqual(groups);
});
