/** `npm run test:faults` sets it: the same tests, with as many rounds as prove something about rare moments. */
export const isLongRun = process.env.FAULTS === 'long';
