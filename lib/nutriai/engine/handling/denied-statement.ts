import { type Token } from '../text/tokens';

const deniers = new Set(
  (
    'not never no dont without avoid instead rather isnt wasnt didnt havent nicht nie kein keine ohne ' +
    'pas jamais sans no sin nunca non senza mai nao sem niet geen zonder bez'
  ).split(' '),
);
/** What may stand between a denial and what it denies. */
const afterDenier = new Set(
  (
    'be been being ever yet the it them to have has had a an any in left kept keep leave stored store ' +
    'let him her use used give make made mix mixed with formula milk bottle up plus mehr encore te ete'
  ).split(' '),
);

/**
 * Whether one of the three words before says that it is not so; a phrase that begins with such a word says it
 * itself.
 */
export function isDeniedStatement(
  { tokens, first }: { tokens: readonly Token[]; first: number },
  place: number,
): boolean {
  for (let before = place - 1; before >= first && before >= place - 3; before -= 1) {
    const token = tokens[before];
    if (token?.kind !== 'word') return false;
    if (deniers.has(token.text)) return true;
    if (!afterDenier.has(token.text)) return false;
  }
  return false;
}
