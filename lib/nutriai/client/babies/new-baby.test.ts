import {
  emptyBaby,
  firstRefusedStep,
  type NewBaby,
  newBabyFrom,
  problemsAt,
  requestOf,
  stepsFor,
  wordsIn,
} from './new-baby';
import { dueDateOf, gestationOf } from './due-date';

const today = '2026-11-21';
const ada: NewBaby = { ...emptyBaby, name: ' Ada ', birthDate: '2026-03-10' };

it('asks what was eaten only of a baby old enough to eat', () => {
  expect(stepsFor(ada, today)).toContain('tried');
  expect(stepsFor({ ...ada, birthDate: '2026-07-01' }, today)).not.toContain('tried');
  // Eight months old, and five by the due date.
  expect(stepsFor({ ...ada, early: 'due_date', dueDate: '2026-06-01' }, today)).not.toContain('tried');
});

it('lets nobody past a name or a birth date that is none', () => {
  const first = { today, needsConsent: true };
  const next = { today, needsConsent: false };
  expect(Object.keys(problemsAt('name', emptyBaby, first))).toEqual(['name', 'consent']);
  expect(problemsAt('name', { ...ada, hasConsent: true }, first)).toEqual({});
  expect(problemsAt('name', ada, next)).toEqual({});
  for (const birthDate of ['', '2026-02-30', '2026-12-01', '2021-11-21']) {
    expect(problemsAt('birth', { ...ada, birthDate }, next)).toHaveProperty('birth_date');
  }
  // Where it is tomorrow already, babies are born tomorrow.
  expect(problemsAt('birth', { ...ada, birthDate: '2026-11-22' }, next)).toEqual({});
  expect(problemsAt('birth', { ...ada, early: 'due_date' }, next)).toHaveProperty('due_date');
  expect(problemsAt('sex', emptyBaby, next)).toEqual({});
});

it('writes what the API takes', () => {
  const told: NewBaby = {
    ...ada,
    early: 'weeks',
    weeks: 35,
    days: 2,
    sex: 'female',
    allergies: ['egg'],
    otherAllergies: 'kiwi, strawberry; kiwi,',
    avoids: 'pork, Gelatine',
    tried: ['egg', 'peanut'],
  };
  expect(requestOf(told, today)).toEqual({
    name: 'Ada',
    birth_date: '2026-03-10',
    due_date: '2026-04-12',
    sex: 'female',
    feeding: 'breast',
    diet: 'omnivore',
    allergies: ['egg'],
    other_allergies: ['kiwi', 'strawberry'],
    avoids: ['pork', 'Gelatine'],
    introduced_allergens: [{ code: 'peanut', date: null, reaction: 'none' }],
  });
});

it('sends no first taste that was answered for another birth date', () => {
  const young: NewBaby = { ...ada, birthDate: '2026-09-01', tried: ['egg'] };
  expect(requestOf(young, today).introduced_allergens).toEqual([]);
});

it('turns weeks of pregnancy into a due date and back', () => {
  for (const at of [
    { weeks: 36, days: 6 },
    { weeks: 22, days: 0 },
    { weeks: 30, days: 4 },
  ]) {
    expect(gestationOf('2026-03-10', dueDateOf('2026-03-10', at))).toEqual(at);
  }
});

it('finds the question to go back to', () => {
  expect(firstRefusedStep(['introduced_allergens', 'due_date'])).toBe('birth');
  expect(firstRefusedStep(['non_field_errors'])).toBeNull();
});

it('reads its own draft, and takes nonsense for none', () => {
  expect(newBabyFrom(JSON.parse(JSON.stringify(ada)))).toEqual(ada);
  expect(newBabyFrom(null)).toEqual(emptyBaby);
  expect(newBabyFrom({ sex: 'x', allergies: ['egg', 'kiwi', 3], weeks: '4' })).toEqual({
    ...emptyBaby,
    allergies: ['egg'],
  });
});

it('splits words at commas', () => {
  expect(wordsIn(' kiwi ,, passion fruit\n')).toEqual(['kiwi', 'passion fruit']);
});
