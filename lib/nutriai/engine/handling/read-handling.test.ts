import { type HandlingSentence, readHandling } from './read-handling';

function only(text: string): HandlingSentence {
  const [sentence, ...others] = readHandling(text);
  if (!sentence || others.length > 0) throw new Error(`Not one sentence: ${text}`);
  return sentence;
}

it.each([
  ['formula made up 3 hours ago', 3],
  ['puree, 4 days in the fridge', 96],
  ['seit zwei Tagen im Kühlschrank', 48],
  ['il y a cinq heures', 5],
  ['hace media hora', 0.5],
  ['left overnight', 10],
  ['an hour and a half ago', 1.5],
  ['a 6-day-old puree', 144],
])('reads how long in “%s”', (text, hours) => {
  const sentence = only(text);
  expect(Math.max(sentence.hours, sentence.bareHours)).toBeCloseTo(hours);
});

it.each([
  ['formula every 3 hours'],
  ['up to 3 days in the fridge'],
  ['for my 6 day old baby'],
  ['25 oz in 24 hours'],
])('reads no time gone by in “%s”', (text) => {
  const { hours, bareHours } = only(text);
  expect([hours, bareHours]).toEqual([0, 0]);
});

it.each([
  ['salmon every day', 7],
  ['three portions of liver weekly', 3],
  ['2 servings of mashed liver a week', 2],
  ['tuna 4 times a week', 4],
  ['twice a day', 14],
  ['dreimal die Woche Leber', 3],
  ['foie tous les jours', 7],
  ['once a week', 1],
])('reads how often in “%s”', (text, timesAWeek) => {
  expect(only(text).frequencies.map((frequency) => frequency.timesAWeek)).toEqual([timesAWeek]);
});

it('reads where and what, and drops what is denied', () => {
  const { places, statements } = only('thawed in the fridge, not refrozen');
  expect([...places]).toEqual(['fridge']);
  expect(statements.has('thawed')).toBe(true);
  expect(statements.has('refrozen')).toBe(false);
});

it('reads a dose whose thousands stand apart', () => {
  expect(only('vitamine D 10 000 UI').doses).toEqual([{ amount: 10_000, unit: 'iu' }]);
});

it('reads each sentence by itself', () => {
  const [first, second] = readHandling('Made yesterday. Kept in the fridge');
  expect([first?.hours, second?.hours]).toEqual([24, 0]);
  expect([first?.places.size, second?.places.size]).toEqual([0, 1]);
});

it('tells the time in the freezer from the time after it', () => {
  const { hours, bareHours, frozenHours } = only('frozen last week, in the fridge for 10 hours');
  expect([hours, bareHours, frozenHours]).toEqual([10, 10, 168]);
  expect(only('frozen in March, 4 days in the fridge').bareHours).toBe(96);
  expect(only('frozen lasagne 4 days in the fridge').bareHours).toBe(96);
  expect(only('frozen and then 4 days in the fridge').bareHours).toBe(96);
});

it.each([
  'rice that sat in the cooker overnight',
  'Brei hat über Nacht gestanden',
  'riso rimasto tutta la notte',
])('takes food that stood at no place that is named to have been out: “%s”', (text) => {
  expect([...only(text).places]).toContain('out');
});

it.each(['oats soaked and left overnight', 'stew left overnight in the fridge'])(
  'takes what a cook leaves to soak or in the fridge not to have been out: “%s”',
  (text) => {
    expect([...only(text).places]).not.toContain('out');
  },
);

it.each([
  'stew that was on the fire since yesterday',
  'egg sandwich in a warm bag for five hours',
  'rice kept unrefrigerated since last night',
  'we have no fridge, the soup is from yesterday',
])('knows that food was out of the fridge: “%s”', (text) => {
  expect([...only(text).places]).toContain('out');
});

it('does not take the time on the fire to cook for time that food stood', () => {
  expect([...only('stew simmered for 4 hours over the fire').places]).toEqual([]);
});
