import { centilePlaceWords, parentCentileLines, ukCentileLines, whoSdLines } from './centile-lines';
import { normalCdf } from './normal-distribution';

it('has lines where their names say', () => {
  const shares = ukCentileLines.map(
    ({ label, z }) => [Number.parseFloat(label), 100 * normalCdf(z)] as const,
  );
  for (const [named, share] of shares) expect(Math.abs(named - share)).toBeLessThan(0.4);
  expect(parentCentileLines.map(({ label }) => label)).toEqual([
    '2nd',
    '9th',
    '25th',
    '50th',
    '75th',
    '91st',
    '98th',
  ]);
  expect(whoSdLines.map(({ label }) => label)).toEqual([
    '−3 SD',
    '−2 SD',
    '−1 SD',
    'median',
    '+1 SD',
    '+2 SD',
    '+3 SD',
  ]);
});

it.each([
  [0, 'on the 50th centile line'],
  [-0.16, 'on the 50th centile line'],
  [-0.3, 'between the 25th and 50th centile lines'],
  [-2, 'on the 2nd centile line'],
  [-2.5, 'on the 0.4th centile line'],
  [-3.5, 'below the 0.4th centile line'],
  [1.6, 'between the 91st and 98th centile lines'],
  [3.5, 'above the 99.6th centile line'],
])('puts z = %d %s', (z, words) => {
  expect(centilePlaceWords(z)).toBe(words);
});
