/**
 * A whole number as the contract's reference reads it: spaces around it, a sign and single underscores
 * between digits are fine.
 * @returns null when it is none
 */
export function readInteger(text: string): number | null {
  return /^\s*[+-]?\d+(?:_\d+)*\s*$/.test(text) ? Number(text.replaceAll('_', '').trim()) : null;
}

/** As {@link readInteger}, 0 or more. */
export function readCount(text: string): number | null {
  const number = readInteger(text);
  return number === null || number < 0 ? null : number;
}

/** Ids are 32-bit whole numbers; a larger number cannot be one, and PostgreSQL would refuse to look for it. */
export function isId(number: number): boolean {
  return number >= 1 && number <= 0x7fff_ffff;
}

/** Text in quotes, as error messages of the reference show it. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replace(/[\u0000-\u001f\u007f-\u00a0\u00ad]/g, escapeCharacter);
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`;
}

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeCharacter(character: string): string {
  return shortEscapes[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** `a=1&b=2` with everything but letters, digits and `_.-~` encoded, spaces as `+`. */
export function encodeQuery(pairs: Iterable<readonly [string, string]>): string {
  return Array.from(pairs, ([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&');
}

function encodePart(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
