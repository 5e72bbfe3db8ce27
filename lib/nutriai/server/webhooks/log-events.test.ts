import { entryEvent, growthEvents, mealEvents } from './log-events';

const at = Date.UTC(2026, 10, 28, 8);
const meal = { id: 'm1', kind: 'lunch', eaten_at_ms: at, reaction: null } as const;
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('mealEvents', () => {
  it('tells of a meal that is new, changed or gone', () => {
    expect(typesOf(mealEvents(null, meal))).toEqual(['meal.logged']);
    expect(typesOf(mealEvents(meal, { ...meal, kind: 'dinner' }))).toEqual(['meal.changed']);
    expect(typesOf(mealEvents(meal, null))).toEqual(['meal.deleted']);
    expect(mealEvents(null, null)).toEqual([]);
  });

  it('calls milk milk', () => {
    expect(typesOf(mealEvents(null, { ...meal, kind: 'milk' }))).toEqual(['milk.logged']);
  });

  it('tells of a reaction beside its meal, and only when that changed', () => {
    const sick = { ...meal, reaction: { symptoms: ['rash'] } };
    expect(typesOf(mealEvents(null, sick))).toEqual(['meal.logged', 'reaction.logged']);
    expect(typesOf(mealEvents(sick, { ...sick, kind: 'dinner' }))).toEqual(['meal.changed']);
    expect(typesOf(mealEvents(sick, meal))).toEqual(['meal.changed', 'reaction.deleted']);
  });

  it('says when and which, and nothing of what was eaten', () => {
    const sick = { ...meal, reaction: { symptoms: ['rash'] }, items: ['prawns'] };
    const text = JSON.stringify(mealEvents(null, sick));
    expect(text).toContain('2026-11-28T08:00:00.000Z');
    expect(text).not.toMatch(/rash|prawns/);
  });
});

describe('entryEvent', () => {
  it('names the log, the change and the time', () => {
    expect(entryEvent('water', 'logged', { id: 'w1', atMs: at })).toEqual({
      type: 'water.logged',
      data: { id: 'w1', at: '2026-11-28T08:00:00.000Z' },
    });
  });
});

describe('growthEvents', () => {
  const day = (date: string, weightKg: number) => ({ date, weightKg });

  it('tells of each day that is new, changed or gone, and of no other', () => {
    const events = growthEvents(
      [day('2026-01-01', 4), day('2026-02-01', 5), day('2026-03-01', 6)],
      [day('2026-01-01', 4), day('2026-02-01', 5.1), day('2026-04-01', 7)],
    );
    expect(events.map(({ type, data }) => `${type} ${data.date}`).sort()).toEqual([
      'growth.changed 2026-02-01',
      'growth.deleted 2026-03-01',
      'growth.logged 2026-04-01',
    ]);
  });

  it('tells of nothing where nothing changed', () => {
    expect(growthEvents([day('2026-01-01', 4)], [day('2026-01-01', 4)])).toEqual([]);
    expect(growthEvents([], [])).toEqual([]);
  });
});
