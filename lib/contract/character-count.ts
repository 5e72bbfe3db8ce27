/** Characters as people count them in this contract: code points, so that an emoji is one and not two. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
