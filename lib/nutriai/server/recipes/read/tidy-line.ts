const bullets =
  /^(?:[-–—*•●○◦▪▢☐□■✓✔➤→]|\[[ xX]?\]|\p{Extended_Pictographic}|[\u200d\ufe0e\ufe0f]|[\u{1F3FB}-\u{1F3FF}]|\s)+/u;
const picturesAtEnd =
  /(?<![\p{Extended_Pictographic}\u200d\ufe0e\ufe0f\s])(?:\p{Extended_Pictographic}|[\u200d\ufe0e\ufe0f\s])+$/u;

/** Returns a line without what is drawn around it: bullets, boxes, emoji, marks of quotation and of Markdown. */
export function tidyLine(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/^[ >]+/, '')
    .replace(/^#{1,6} /, '')
    .replace(/([\d])\ufe0f?\u20e3/gu, '$1. ')
    .replace(/\*\*|__/g, '')
    .replace(bullets, '')
    .replace(/^([*_])(.*)\1$/, '$2')
    .replace(/(?<!\*)\*+$/, '')
    .replace(picturesAtEnd, '')
    .replace(/\s+/g, ' ')
    .trim();
}
