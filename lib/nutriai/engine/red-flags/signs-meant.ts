import { withoutCavedIn } from './caved-in';
import { withoutExplained } from './explained-signs';
import { withoutFlatBattery } from './flat-battery';
import type { Hit } from './hits';
import { withoutLimpFood } from './limp-food';
import { withoutLongOver } from './long-over';
import { withoutLovedThings } from './loved-things';
import { withoutPurpose } from './purpose';
import { withoutThings } from './said-of-thing';
import type { Word } from './words-of';

/** The hits without those of figures of speech, of things and food, and of what the text explains itself. */
export function signsMeant(words: readonly Word[], told: readonly Hit[]): Hit[] {
  return withoutCalm(words, withoutThings(words, withoutLimpFood(words, told)));
}

/**
 * The hits without those of figures of speech, of what is kept from happening or long over, and of what the text
 * explains itself.
 */
export function withoutCalm(words: readonly Word[], told: readonly Hit[]): Hit[] {
  const outsideFigures = withoutLovedThings(words, withoutCavedIn(words, told));
  const happening = withoutPurpose(words, withoutFlatBattery(words, outsideFigures));
  return withoutExplained(withoutLongOver(words, happening));
}
