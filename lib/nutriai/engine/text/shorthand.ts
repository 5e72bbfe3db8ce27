import { languageOf } from './language-of';
import { isListedWord } from './ordinary-words';
import { type Token } from './tokens';
import { wordKey } from './word-key';

/**
 * The tokens with “w” and “w/” read as “with”, and “w/o” and “w/out” as “without”, as English is typed on a
 * phone. A “w” in a text with no English word beside it stays: it is Polish for “in”. Takes time in proportion
 * to the length.
 */
export function withoutShorthand(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === 'w')) return tokens;
  if (languageOf(tokens) !== 'en') return tokens;
  const isEnglish = tokens.some(({ kind, text }) => kind === 'word' && text.length > 1 && isListedWord(text));
  const mended: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token) continue;
    const [slash, next] = [tokens[place + 1], tokens[place + 2]];
    const isSlashed = token.text === 'w' && slash?.text === '/' && slash.joint === '';
    if (isSlashed && next?.joint === '' && (next.text === 'o' || next.text === 'out')) {
      mended.push(spelt(token, 'without', next.end));
      place += 2;
    } else if (isSlashed) {
      mended.push(spelt(token, 'with', slash.end));
      place += 1;
    } else if (token.text === 'w' && isEnglish && slash?.kind === 'word') {
      mended.push(spelt(token, 'with', token.end));
    } else mended.push(token);
  }
  return mended;
}

function spelt(token: Token, text: string, end: number): Token {
  return { ...token, text, key: wordKey(text), end };
}
