import { plainText } from '../../foods/food-name-key';

/** Returns a request in lower case without accents and marks, a space at either end, so that whole words are found. */
export function plainWish(text: string): string {
  return ` ${plainText(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
