import { nextPlanned, type PlannedSlot, plannedOn } from './next-planned';

const slot = (kind: PlannedSlot['kind'], rest: Partial<PlannedSlot> = {}): PlannedSlot => ({
  kind,
  recipe: `r-${kind}`,
  slug: null,
  title: kind,
  grams: 80,
  portion: 'half a cup',
  texture: '',
  verdict: 'allow',
  locked: false,
  ...rest,
});
const day = [slot('breakfast'), slot('lunch'), slot('dinner')];
const at = (hour: number) => new Date(2026, 10, 21, hour);

it.each([
  [7, [], 'breakfast'],
  [7, ['breakfast'], 'lunch'],
  [13, [], 'lunch'],
  [17, ['breakfast', 'lunch'], 'dinner'],
] as const)('at %d, with %j logged, the next is %s', (hour, logged, kind) => {
  expect(nextPlanned(day, logged, at(hour))?.kind).toBe(kind);
});

it('has none when the day is done', () => {
  expect(nextPlanned(day, ['dinner'], at(19))).toBeNull();
});

it('leaves out what is unsafe since, and places without a dish', () => {
  const slots = [slot('lunch', { verdict: 'block' }), { ...slot('snack'), recipe: null }, slot('dinner')];
  const plan = { days: [{ date: '2026-11-21', slots }] } as unknown as Parameters<typeof plannedOn>[0];
  expect(plannedOn(plan, '2026-11-21').map(({ kind }) => kind)).toEqual(['dinner']);
  expect(plannedOn(plan, '2026-11-22')).toEqual([]);
});

it('says which allergens are new in a dish of that day', () => {
  const introduced = { date: '2026-11-21', allergen: 'egg', recipe: 'r-lunch', how: '' };
  const days = [{ date: '2026-11-21', slots: day }];
  const plan = { days, introductions: [introduced] } as unknown as Parameters<typeof plannedOn>[0];
  expect(plannedOn(plan, '2026-11-21').map(({ firstTastes }) => firstTastes)).toEqual([[], ['egg'], []]);
});
