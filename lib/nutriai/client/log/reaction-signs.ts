import { inShownEnglish } from '../shown-english';

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

/** What is stored is said otherwise to an American: there "being sick" is being ill. */
const american: Readonly<Record<string, string>> = {
  'lips or face blue or grey': 'lips or face blue or gray',
  'being sick': 'throwing up',
};

/** Returns a stored sign in the reader's English. */
export function signText(sign: string): string {
  return inShownEnglish(sign, american[sign] ?? sign);
}
