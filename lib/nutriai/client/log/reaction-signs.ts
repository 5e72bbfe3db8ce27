/** Signs to tick, in words that the engine knows as an emergency (a test sees to that). Source: NHS, "Anaphylaxis". */
export const severeSigns = [
  'trouble breathing',
  'wheezing',
  'swollen lips, face or tongue',
  'a hoarse cry or voice',
  'floppy or hard to wake',
  'lips or face blue or grey',
] as const;

/** Others that are worth noting. Source: NHS, "Food allergies in babies and young children". */
export const otherSigns = [
  'hives or a raised rash',
  'itching',
  'a runny or blocked nose',
  'being sick',
  'loose stools',
  'tummy pain',
] as const;
