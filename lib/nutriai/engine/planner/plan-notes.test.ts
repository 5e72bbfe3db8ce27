import { type Child } from '../child';
import { contextWith, recipeOf } from './hand-made-context.test-helper';
import { planNotes } from './plan-notes';
import { dish, lockedLunch } from './planner-parts.test-helper';

const notesFor = (child: Partial<Child>) => planNotes(contextWith({ child })).join('\n');

it('says first that the child decides how much to eat', () => {
  expect(planNotes(contextWith())[0]).toBe('Portions are a guide: your child decides how much to eat.');
});

it('hands on what is to be known of the needs', () => {
  const context = contextWith();
  const needs = { ...context.needs, notes: ['Ask about drops.'] };
  expect(planNotes({ ...context, needs })).toContain('Ask about drops.');
});

it.each([
  ['peanut', /ask your doctor before the first peanut/],
  ['tree_nuts', /ask your doctor before the first nuts/],
  ['gluten', /ask your doctor before the first barley or rye/],
] as const)('says to ask first of %s where the history asks for it', (allergen, words) => {
  const context = contextWith();
  const asking = { ...context, history: { ...context.history, askFirst: [allergen] } };
  expect(planNotes(asking).join()).toMatch(words);
  expect(planNotes(context).join()).not.toMatch(words);
});

it('says that foods the child reacted to are left out, where there are some', () => {
  const told = (reaction: 'none' | 'mild') =>
    notesFor({ introducedAllergens: [{ code: 'egg', date: '2026-11-01', reaction }] });
  expect(told('mild')).toMatch(/Foods your child reacted to are left out/);
  expect(told('none')).not.toMatch(/reacted/);
});

it('names each dish that could not be kept', () => {
  const context = contextWith();
  const refused = [{ title: 'Honey cake' }, { title: 'Egg mayonnaise' }] as typeof context.locked.refused;
  const notes = planNotes({ ...context, locked: { ...context.locked, refused } });
  expect(notes.filter((note) => note.includes('was not kept'))).toEqual([
    expect.stringMatching(/^Honey cake was not kept: it is not safe/),
    expect.stringMatching(/^Egg mayonnaise was not kept/),
  ]);
  expect(planNotes(context).join()).not.toContain('was not kept');
});

it('says what the iron rests on, where it rests on cereals', () => {
  const rice = dish('rice', { recipe: recipeOf('baby-rice-mango-avocado') });
  expect(planNotes(contextWith(), [lockedLunch(rice, 0)]).join()).toMatch(/cereals with added iron/);
  expect(planNotes(contextWith()).join()).not.toMatch(/cereals with added iron/);
});
