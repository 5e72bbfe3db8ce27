import { maxCommentCharacters } from '@/lib/contract/comment-limits';

/** Returns how many characters may still be written; less than zero when the text is too long. */
export function charactersLeft(text: string): number {
  return maxCommentCharacters - [...text.trim()].length;
}

export function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
