import { usualSizePart } from './usual-size';

test('tells what children of an age weigh and measure, by the published tables', () => {
  // WHO, weight for age, 9 months: medians 8.2 and 8.9 kg, −2 SD 6.5 and 7.1 kg, +2 SD 10.5 and 11.0 kg.
  expect(usualSizePart('9 month old weight', 9)?.part.text).toBe(
    'At 9 months half of all girls weigh more than 8.2 kg and half of all boys more than 8.9 kg; about 95 of 100 girls are between 6.5 and 10.5 kg, and of boys between 7.1 and 11.0 kg.',
  );
  expect(usualSizePart('how tall should a 6 month old be', 6)?.part.text).toMatch(/65\.7 cm .* 67\.6 cm/);
});

test.each(['what foods help him gain weight', 'what centile is a weight of 8 kg', 'is she growing well'])(
  'has no figures for “%s”',
  (plain) => {
    expect(usualSizePart(plain, 9)).toBeNull();
  },
);
