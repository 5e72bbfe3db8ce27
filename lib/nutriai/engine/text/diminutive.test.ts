import { withoutDiminutive } from './diminutive';
import { type Token } from './tokens';

const token = (text: string): Token => ({
  kind: 'word',
  text,
  key: text,
  joint: ' ',
  start: 0,
  end: text.length,
  certainty: 1,
});
const known = new Set(['blanda', 'pedaco', 'morbida', 'matura', 'mohre', 'poco']);
const base = (text: string) => withoutDiminutive(token(text), (word) => known.has(word))?.text ?? null;

it.each([
  ['blandita', 'blanda'],
  ['pedacinhos', 'pedaco'],
  ['morbidina', 'morbida'],
  ['maturissima', 'matura'],
  ['mohrchen', 'mohre'],
])('reads %s as a form of %s', (written, expected) => {
  expect(base(written)).toBe(expected);
});

it('leaves a word whose stem nobody knows, or that is too short to be one', () => {
  expect(base('zuccherino')).toBeNull();
  expect(base('poquito')).toBeNull();
  expect(base('ita')).toBeNull();
});
