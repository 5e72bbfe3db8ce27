import { contextWith } from './hand-made-context.test-helper';
import { limitNotes } from './limit-notes';
import { dish, problemOf } from './planner-parts.test-helper';
import { type Serving, type SolvedWeek } from './weekly-problem';

const fish = dish('fish', { holds: { fortifiedCereal: false, fish: true } });
const plain = dish('plain');

function notesOf(week: Partial<SolvedWeek>, wishes: Parameters<typeof contextWith>[0] = {}): string[] {
  const context = contextWith({ eligible: ['salmon-potato-pea-mash'], days: 7, ...wishes });
  const problem = problemOf([plain], { dayCount: 7 });
  return limitNotes(context, [
    { problem, servings: [], shorterListLoses: [], objective: 100, gap: 0, ...week },
  ]);
}

const served = (candidate: Serving['candidate'], day: number): Serving => ({
  slot: { day, slot: 0, kind: 'breakfast' },
  candidate,
  grams: 100,
  locked: false,
});
const days = [0, 1, 2, 3, 4, 5, 6];

it('says nothing of a week within its limits', () => {
  const problem = problemOf([plain, fish], { dayCount: 7 });
  expect(notesOf({ problem, servings: [served(fish, 0)] })).toEqual([]);
});

it('says what a week has too much or too little of', () => {
  const problem = problemOf([plain, fish], { dayCount: 7, mostCereal: 0.15 });
  const cereal = dish('cereal', { holds: { fortifiedCereal: true, fish: false }, cerealKcal: 0.5 });
  expect(notesOf({ problem, servings: days.map((day) => served(cereal, day)) })).toEqual([
    expect.stringMatching(
      /^There is baby cereal at 7 breakfasts of this plan, more than we aim for: we found no/,
    ),
    expect.stringMatching(/^Breakfasts of this plan are much alike/),
    expect.stringMatching(/^Baby cereal gives more of the energy in this plan than we aim for at this age/),
    expect.stringMatching(/^There is no fish in this plan, though once or twice a week is advised/),
  ]);
  expect(notesOf({ problem, servings: days.slice(0, 3).map((day) => served(fish, day)) })).toEqual([
    expect.stringMatching(/^Fish comes 3 times in this plan, more than once or twice/),
  ]);
});

it('says why a child who may eat fish has none, and nothing for one who may not', () => {
  expect(notesOf({}, { known: ['egg', 'milk'] })).toEqual([
    'There is no fish in this plan: it is new to your child, and new allergens come one at a time, three days apart.',
  ]);
  expect(notesOf({}, { eligible: [] })).toEqual([
    'There is no fish in this plan: none of our recipes with fish suits your child and what you leave out.',
  ]);
  expect(notesOf({}, { child: { diet: 'vegetarian' } })).toEqual([]);
  expect(notesOf({}, { child: { allergies: ['fish'] } })).toEqual([]);
  expect(notesOf({ problem: problemOf([plain], { dayCount: 3 }) })).toEqual([]);
});
