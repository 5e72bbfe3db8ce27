import type { PlannedDayAnswer } from '../../../contract/nutriai-plans';
import { isApiError } from '../../../platform/http/api-error';
import { recipes } from '../../engine/recipes/recipe-list';
import { keptIn, layoutOf, type Placed, placedAt, withDish, withLocks, withMove } from './plan-layout';

const [first, second] = recipes;
if (!first || !second) throw new Error('The library has no recipes.');

const monday = '2026-05-11';
const tuesday = '2026-05-12';
const place = (date: string, slot: number) => ({ date, slot });
const placed = (date: string, slot: number, changes: Partial<Placed> = {}): Placed => ({
  date,
  slot,
  kind: 'lunch',
  recipe: null,
  grams: undefined,
  locked: false,
  ...changes,
});

const layout = [
  placed(monday, 0, { kind: 'breakfast', recipe: first.id, grams: 100, locked: true }),
  placed(monday, 1, { recipe: second.id, grams: 150 }),
  placed(tuesday, 0, { kind: 'breakfast' }),
  placed(tuesday, 1, { recipe: first.id, grams: 80 }),
];
const at = (result: readonly Placed[], date: string, slot: number) =>
  result.find((each) => each.date === date && each.slot === slot);

const invalid = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return isApiError(error) && error.status === 400;
  }
  return false;
};

describe('layoutOf', () => {
  it('numbers the places of each day from 0', () => {
    const slots = [{ kind: 'breakfast' }, { kind: 'lunch' }];
    const days: unknown = [
      { date: monday, slots },
      { date: tuesday, slots },
    ];
    expect(layoutOf(days as PlannedDayAnswer[]).map(({ date, slot, kind }) => [date, slot, kind])).toEqual([
      [monday, 0, 'breakfast'],
      [monday, 1, 'lunch'],
      [tuesday, 0, 'breakfast'],
      [tuesday, 1, 'lunch'],
    ]);
  });
});

describe('placedAt', () => {
  it('finds a place', () => {
    expect(placedAt(layout, place(tuesday, 1), (text) => ({ swap: [text] }))).toEqual(layout[3]);
  });

  it.each([
    [monday, 2],
    [monday, -1],
    ['2026-05-13', 0],
    ['', 0],
  ])('refuses %s, %s with the message where it is asked for', (date, slot) => {
    expect(() => placedAt(layout, place(date, slot), (text) => ({ swap: [text] }))).toThrow(
      expect.objectContaining({ status: 400, body: { swap: [expect.any(String)] } }) as Error,
    );
  });
});

describe('withMove', () => {
  it('exchanges two dishes with their locks, and leaves all other places', () => {
    const moved = withMove(layout, { from: place(monday, 0), to: place(tuesday, 1) });
    expect(at(moved, tuesday, 1)).toMatchObject({ recipe: first.id, locked: true });
    expect(at(moved, monday, 0)).toMatchObject({ recipe: first.id, locked: false });
    expect(at(moved, monday, 1)).toEqual(layout[1]);
    expect(moved.map(({ date, slot, kind }) => [date, slot, kind])).toEqual(
      layout.map(({ date, slot, kind }) => [date, slot, kind]),
    );
  });

  it('keeps the portion in a meal of the same kind, and takes the usual one in another', () => {
    expect(at(withMove(layout, { from: place(monday, 1), to: place(tuesday, 1) }), tuesday, 1)?.grams).toBe(
      150,
    );
    expect(at(withMove(layout, { from: place(monday, 1), to: place(monday, 0) }), monday, 0)?.grams).toBe(
      undefined,
    );
  });

  it('moves to an empty place, and leaves one behind', () => {
    const moved = withMove(layout, { from: place(monday, 0), to: place(tuesday, 0) });
    expect(at(moved, tuesday, 0)).toMatchObject({ recipe: first.id, grams: 100, locked: true });
    expect(at(moved, monday, 0)).toMatchObject({ recipe: null, locked: false });
  });

  it('changes nothing where both places are one', () => {
    expect(withMove(layout, { from: place(monday, 0), to: place(monday, 0) })).toEqual(layout);
  });

  it('is undone by the way back within one kind of meal', () => {
    const there = withMove(layout, { from: place(monday, 1), to: place(tuesday, 1) });
    expect(withMove(there, { from: place(tuesday, 1), to: place(monday, 1) })).toEqual(layout);
  });

  it('refuses to move nothing, and places that are not there', () => {
    expect(invalid(() => withMove(layout, { from: place(tuesday, 0), to: place(monday, 0) }))).toBe(true);
    expect(invalid(() => withMove(layout, { from: place(monday, 9), to: place(monday, 0) }))).toBe(true);
    expect(invalid(() => withMove(layout, { from: place(monday, 0), to: place(monday, 9) }))).toBe(true);
  });
});

describe('withLocks', () => {
  it('locks and unlocks', () => {
    const locked = withLocks(layout, [
      { ...place(monday, 0), locked: false },
      { ...place(monday, 1), locked: true },
    ]);
    expect(locked.map((each) => each.locked)).toEqual([false, true, false, false]);
  });

  it('goes by the last word on a place', () => {
    const locks = [true, false, true].map((locked) => ({ ...place(monday, 1), locked }));
    expect(at(withLocks(layout, locks), monday, 1)?.locked).toBe(true);
  });

  it('refuses to lock an empty place, and one that is not there', () => {
    expect(invalid(() => withLocks(layout, [{ ...place(tuesday, 0), locked: true }]))).toBe(true);
    expect(invalid(() => withLocks(layout, [{ ...place(monday, 9), locked: false }]))).toBe(true);
  });
});

describe('keptIn', () => {
  it('keeps all dishes, and no empty place', () => {
    expect(keptIn(layout)).toHaveLength(3);
  });

  it('keeps those that are asked for', () => {
    expect(keptIn(layout, ({ locked }) => locked)).toHaveLength(1);
  });

  it('cannot keep a recipe that is no longer in the library', () => {
    const gone = withDish(layout, place(monday, 0), { recipe: 'no-such-recipe', grams: 90 });
    expect(keptIn(gone)).toHaveLength(2);
  });
});
