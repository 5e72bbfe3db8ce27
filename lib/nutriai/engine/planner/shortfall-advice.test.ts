import { type Child } from '../child';
import { sources } from '../sources';
import { planContext } from './plan-context';
import { shortfallAdvice } from './shortfall-advice';

const adviceFor = (nutrient: Parameters<typeof shortfallAdvice>[0], child: Child) => {
  const context = planContext({ child, startDate: '2026-11-23', days: 1 });
  const { whatHelps, sources: cited } = shortfallAdvice(nutrient, context);
  expect(cited.every((id) => id in sources)).toBe(true);
  return whatHelps.join(' ');
};

const toddler: Child = { ageMonths: 14, feeding: 'none' };

it('speaks of iron drops only as something to ask about, and names no dose', () => {
  const words = adviceFor('iron_mg', { ageMonths: 8, feeding: 'breast' });
  expect(words).toMatch(/fortified infant cereal.*Ask your doctor or health visitor whether iron drops/);
  expect(words).not.toMatch(/\d/);
});

it('never advises what a child is allergic to, nor what the family does not eat', () => {
  const nuts: Child = { ...toddler, allergies: ['peanut'] };
  expect(adviceFor('fat_g', toddler)).toContain('nut butter');
  expect(adviceFor('fat_g', nuts)).not.toContain('nut');
  expect(adviceFor('zinc_mg', nuts)).not.toContain('nut');
  expect(adviceFor('calcium_mg', toddler)).toContain('yoghurt');
  for (const child of [
    { ...toddler, allergies: ['milk' as const] },
    { ...toddler, diet: 'vegan' as const },
  ]) {
    expect(adviceFor('calcium_mg', child)).not.toMatch(/yoghurt|cheese/);
    expect(adviceFor('calcium_mg', child)).toContain('dietitian');
  }
  expect(adviceFor('iron_mg', { ...toddler, diet: 'vegetarian' })).not.toMatch(/[Mm]eat|fish/);
});

it('gives no plant drink before a year', () => {
  const baby: Child = { ageMonths: 9, feeding: 'breast', diet: 'vegan' };
  expect(adviceFor('calcium_mg', baby)).not.toContain('drink');
});
