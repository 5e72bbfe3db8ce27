import { maxCommentCharacters } from '@/lib/contract/comment-limits';
import { characters, charactersLeft } from './comment-length';

it.each([
  ['nothing', '', maxCommentCharacters],
  ['no spaces around a text', '  pears ', maxCommentCharacters - 5],
  ['a character outside the basic plane as one', '🍐', maxCommentCharacters - 1],
  ['what is too long below zero', 'a'.repeat(maxCommentCharacters + 2), -2],
])('counts %s', (_what, text, left) => {
  expect(charactersLeft(text)).toBe(left);
});

it('says one character in the singular', () => {
  expect([1, 0, 2].map(characters)).toEqual(['1 character', '0 characters', '2 characters']);
});
