import type { GivenDropAnswer } from '../../../contract/nutriai-drops';
import type { MealAnswer } from '../../../contract/nutriai-meals';
import { dosesOfDay, mealsOfDay } from './day-entries';
import type { LogWrite } from './log-write';

const baby = 'b1';
const date = '2026-11-21';
const egg = { food: 'egg', recipe: null, text: null, name: 'Egg', amount: null, unit: null, grams: 30 };
const saved: MealAnswer = {
  id: 'm1',
  baby,
  eaten_at: '2026-11-21T11:00:00.000Z',
  kind: 'lunch',
  items: [egg],
  eaten_share: 1,
  reaction: null,
  emergency: false,
  emergency_text: null,
  alerts: [],
  nutrients: {},
  at_least: [],
  counted: [],
  has_estimates: false,
  not_counted: [],
  allergens: [],
  made_by: { id: 'u1', name: 'Ana', role: 'parent', is_me: false },
  created_at: '2026-11-21T11:00:00.000Z',
  updated_at: '2026-11-21T11:00:00.000Z',
};

const write = (given: Partial<LogWrite>): LogWrite => ({
  id: 'w1',
  baby,
  log: 'meals',
  action: 'create',
  entry: null,
  after: null,
  body: {},
  names: [],
  idempotencyKey: 'k',
  firstSentAtMs: null,
  heldUntilMs: null,
  refusal: null,
  ...given,
});

const created = write({
  body: { eaten_at: '2026-11-21T12:00:00.000Z', kind: 'snack', items: [{ food: 'pear', grams: 20 }] },
  names: ['Pear'],
});
const shown = (writes: LogWrite[], list = [saved]) => mealsOfDay(list, writes, { baby, date });

it('puts what waits among what is saved, the latest first, with its name', () => {
  expect(shown([created])).toMatchObject([
    { id: 'w1', kind: 'snack', items: [{ name: 'Pear', grams: 20 }], eaten_share: 1, write: { id: 'w1' } },
    { id: 'm1', write: null },
  ]);
});

it('shows an entry once while both its write and the answer to it are there', () => {
  const answer = { ...saved, id: 'm2', eaten_at: '2026-11-21T12:00:00Z' };
  expect(shown([created], [answer, saved]).map(({ id }) => id)).toEqual(['m2', 'm1']);
});

it('shows changes at once, of what is saved and of what waits', () => {
  const changes = [
    write({ id: 'w2', action: 'change', entry: 'm1', body: { eaten_share: 0.5 } }),
    write({ id: 'w3', action: 'change', after: 'w1', body: { kind: 'dinner' } }),
  ];
  expect(shown([created, ...changes])).toMatchObject([
    { id: 'w1', kind: 'dinner', write: { id: 'w1' } },
    { id: 'm1', eaten_share: 0.5, items: [egg], made_by: { name: 'Ana' }, write: { id: 'w2' } },
  ]);
});

it('hides what is being deleted, and shows it again when that was refused', () => {
  const deletion = write({ id: 'w2', action: 'delete', entry: 'm1' });
  expect(shown([deletion])).toEqual([]);
  const refused = { ...deletion, refusal: { status: 403, message: 'No.' } };
  expect(shown([refused])).toMatchObject([{ id: 'm1', write: { action: 'delete' } }]);
});

it('shows neither another baby’s entries nor those of another day', () => {
  const other = write({ ...created, baby: 'b2' });
  const moved = write({ action: 'change', entry: 'm1', body: { eaten_at: '2026-11-19T12:00:00.000Z' } });
  expect(shown([other, moved])).toEqual([]);
});

describe('drops and medicines', () => {
  const dose: GivenDropAnswer = {
    ...{ id: 'g1', baby, drop: 'd1', name: 'Iron', amount: '5 ml', given_at: '2026-11-21T08:10:00.000Z' },
    ...{ made_by: null, created_at: '', updated_at: '' },
  };
  const waiting = write({
    ...{ id: 'w2', log: 'given-drops', names: ['Vitamin D', '1 drop'] },
    body: { drop: 'd2', given_at: '2026-11-21T07:00:00.000Z' },
  });

  it('shows what waits to be saved among what is, the earliest first', () => {
    const shown = dosesOfDay([dose], [waiting, write({ log: 'water-intake' })], { baby, date });
    expect(shown).toMatchObject([
      { id: 'w2', drop: 'd2', name: 'Vitamin D', amount: '1 drop', write: { id: 'w2' } },
      { id: 'g1', drop: 'd1', name: 'Iron', write: null },
    ]);
    expect(dosesOfDay([dose], [waiting], { baby: 'other', date })).toEqual([
      expect.objectContaining({ id: 'g1' }),
    ]);
  });

  it('shows once what has just been saved, and nothing that is deleted', () => {
    const saving = write({ log: 'given-drops', body: { drop: 'd1', given_at: dose.given_at } });
    expect(dosesOfDay([dose], [saving], { baby, date })).toHaveLength(1);
    const deleting = write({ log: 'given-drops', action: 'delete', entry: 'g1' });
    expect(dosesOfDay([dose], [deleting], { baby, date })).toEqual([]);
    const refused = { ...deleting, refusal: { status: 403, message: 'no' } };
    expect(dosesOfDay([dose], [refused], { baby, date })).toMatchObject([{ id: 'g1', write: refused }]);
  });

  it('leaves out what was given on another day', () => {
    expect(dosesOfDay([dose], [], { baby, date: '2026-11-20' })).toEqual([]);
  });
});
