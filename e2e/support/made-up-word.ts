import { randomInt } from 'node:crypto';

/** A word that stands nowhere else and that takes English endings: “kovelurt”, “kovelurts”, “kovelurting”. */
export function madeUpWord(): string {
  const one = (letters: string) => letters.charAt(randomInt(letters.length));
  const syllables = Array.from({ length: 4 }, () => one('bdfgklmnprstv') + one('aeiou'));
  return `${syllables.join('')}rt`;
}
