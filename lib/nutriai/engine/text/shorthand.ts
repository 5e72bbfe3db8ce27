import { languageOf } from './language-of';
import { isListedWord, isOrdinaryWord } from './ordinary-words';
import { type Token } from './tokens';
import { wordKey } from './word-key';

/** What stands for “free from”: “gf pasta”. */
const freeFrom: Readonly<Record<string, string>> = { gf: 'gluten', df: 'dairy' };
/** Whose girlfriend it is: “my gf made pasta”. */
const owners: ReadonlySet<string> = new Set(['my', 'his', 'our', 'your', 'the', 'a']);

/**
 * The tokens with “w” and “w/” read as “with”, “w/o” and “w/out” as “without”, and “gf” right before a food as
 * “gluten free”, as English is typed on a phone. A “w” in a text with no English word beside it stays: it is
 * Polish for “in”. Takes time in proportion to the length.
 */
export function withoutShorthand(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === 'w' || Object.hasOwn(freeFrom, text))) return tokens;
  if (languageOf(tokens) !== 'en') return tokens;
  const isEnglish = tokens.some(({ kind, text }) => kind === 'word' && text.length > 1 && isListedWord(text));
  const repaired: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token) continue;
    const [slash, next] = [tokens[place + 1], tokens[place + 2]];
    const isSlashed = token.text === 'w' && slash?.text === '/' && slash.joint === '';
    if (isSlashed && next?.joint === '' && (next.text === 'o' || next.text === 'out')) {
      repaired.push(spelt(token, 'without', next.end));
      place += 2;
    } else if (isSlashed) {
      repaired.push(spelt(token, 'with', slash.end));
      place += 1;
    } else if (token.text === 'w' && isEnglish && slash?.kind === 'word') {
      repaired.push(spelt(token, 'with', token.end));
    } else if (isFreeFrom(tokens, place)) {
      repaired.push(spelt(token, freeFrom[token.text] ?? '', token.end), spelt(token, 'free', token.end));
    } else repaired.push(token);
  }
  return repaired;
}

/** The tokens with “c. à soupe” as “c à soupe”: its dot ends no sentence. */
export function withoutDotOfSpoon(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, place) => {
    const [before, next, third] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]];
    const isOfSpoon = text === '.' && before?.text === 'c' && next?.text === 'a';
    return !isOfSpoon || !spoonsFor.has(third?.text ?? '');
  });
}

const spoonsFor: ReadonlySet<string> = new Set(['soupe', 'cafe', 'the', 'dessert']);

/** Whether a short “free from” stands right before a food, of which nobody says what was done. */
function isFreeFrom(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!token || !Object.hasOwn(freeFrom, token.text) || next?.kind !== 'word') return false;
  return !owners.has(before?.text ?? '') && !isOrdinaryWord(next.text);
}

function spelt(token: Token, text: string, end: number): Token {
  return { ...token, text, key: wordKey(text), end };
}
