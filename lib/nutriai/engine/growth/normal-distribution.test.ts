import { normalCdf, normalQuantile } from './normal-distribution';

it.each([
  [0, 0.5],
  [0.5, 0.6914624612740131],
  [-0.6744897501960817, 0.25],
  [1, 0.8413447460685429],
  [-1.959963984540054, 0.025],
  [-2, 0.02275013194817921],
  [3, 0.9986501019683699],
  [-3, 0.0013498980316300933],
  [-5, 2.866515718791939e-7],
  [-8, 6.220960574271785e-16],
])('knows the share below z = %d', (z, share) => {
  expect(normalCdf(z)).toBeCloseTo(share, 14);
  expect(normalCdf(z) / share).toBeCloseTo(1, 6);
});

it('stays between 0 and 1 and never falls', () => {
  const shares = Array.from({ length: 4001 }, (_, index) => normalCdf(-40 + index * 0.02));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0) && share <= 1)).toBe(true);
});

it('has an inverse', () => {
  const off = Array.from({ length: 1201 }, (_, index) => -6 + index * 0.01).map((z) =>
    Math.abs(normalQuantile(normalCdf(z)) - z),
  );
  expect(Math.max(...off)).toBeLessThan(1e-7);
  expect(normalQuantile(0.25)).toBeCloseTo(-0.6744897501960817, 12);
});

it.each([0, 1, -0.1, Number.NaN])('has no z for a share of %d', (share) => {
  expect(() => normalQuantile(share)).toThrow(RangeError);
});
