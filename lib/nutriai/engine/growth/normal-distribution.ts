/** Coefficients of Hart's rational approximation (algorithm 5666), highest power first. */
const numerator = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const denominator = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

/** Beyond this the rational approximation gives way to a continued fraction. */
const tailFrom = 7.07106781186547;

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** P(Z < −|z|): the smaller tail, so that no digits are lost to 1 − p. */
function lowerTail(absolute: number): number {
  if (absolute > 37) return 0;
  const density = Math.exp(-(absolute * absolute) / 2);
  if (absolute < tailFrom) {
    return (density * polynomial(numerator, absolute)) / polynomial(denominator, absolute);
  }
  let fraction = absolute + 0.65;
  for (let step = 4; step >= 1; step -= 1) fraction = absolute + step / fraction;
  return density / fraction / Math.sqrt(2 * Math.PI);
}

/**
 * P(Z < z) for a standard normal Z. Absolute error below 1e-15 for |z| < 7 (J. F. Hart 1968, as given by G. West,
 * "Better approximations to cumulative normal functions", 2005): a centile is right to a dozen digits.
 */
export function normalCdf(z: number): number {
  const tail = lowerTail(Math.abs(z));
  return z > 0 ? 1 - tail : tail;
}

/** Start value of the inverse: Abramowitz and Stegun 26.2.23, error below 4.5e-4. */
function roughQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  return (
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  );
}

/**
 * The z below which a share `p` of a standard normal lies; error below 1e-9 for |z| < 5 (two steps of
 * Halley's method on `normalCdf`).
 * @throws RangeError unless 0 < p < 1
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`A share lies between 0 and 1, not at ${p}.`);
  const tail = Math.min(p, 1 - p);
  let z = -roughQuantile(tail);
  for (let step = 0; step < 2; step += 1) {
    const slope = Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
    const newton = (normalCdf(z) - tail) / slope;
    z -= newton / (1 + (z * newton) / 2);
  }
  return p > 0.5 ? -z : z;
}
