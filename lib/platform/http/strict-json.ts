/**
 * Why a text is not JSON that we take. The wording follows Python's parser, whose text clients of the
 * contract know.
 */
export class JsonTextError extends Error {
  constructor(reason: string, text: string, index: number) {
    super(`${reason}: ${positionIn(text, index)}`);
    this.name = 'JsonTextError';
  }
}

const whitespace = /[ \t\n\r]*/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const hexDigits = /^[0-9a-fA-F]{4}$/;
// Line feed, carriage return and tab may stand in text of several lines; which fields those are is the
// schema's business.
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const loneSurrogate = /\p{Surrogate}/u;

/** Keys that reach an object's prototype in careless code; no field of ours has such a name. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const literals = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/**
 * Reads JSON and refuses what `JSON.parse` lets through: duplicate keys (two readers of one body may see
 * different values), keys that reach the prototype, numbers that become Infinity, lone surrogates, control
 * characters, deep nesting.
 * @throws JsonTextError
 */
export function parseStrictJson(text: string, { maxDepth = 32 }: { maxDepth?: number } = {}): unknown {
  return new StrictJsonParser(text, maxDepth).parse();
}

/** Whether a text is well-formed Unicode without control characters (line breaks and tabs aside). */
export function isCleanText(text: string): boolean {
  return !forbiddenCharacters.test(text) && !loneSurrogate.test(text);
}

/** Whether a name may be a key of a body. */
export function isSafeKey(key: string): boolean {
  return !forbiddenKeys.has(key);
}

class StrictJsonParser {
  #index = 0;
  #depth = 0;

  constructor(
    private readonly text: string,
    private readonly maxDepth: number,
  ) {}

  parse(): unknown {
    if (this.text.startsWith('\ufeff')) this.#fail('Unexpected UTF-8 BOM (decode using utf-8-sig)', 0);
    this.#skipWhitespace();
    const value = this.#value();
    this.#skipWhitespace();
    if (this.#index < this.text.length) this.#fail('Extra data');
    return value;
  }

  #value(): unknown {
    const next = this.text[this.#index];
    if (next === '{') return this.#nested(() => this.#object());
    if (next === '[') return this.#nested(() => this.#array());
    if (next === '"') return this.#string();
    for (const [word, value] of literals) {
      if (this.text.startsWith(word, this.#index)) {
        this.#index += word.length;
        return value;
      }
    }
    return this.#number();
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > this.maxDepth) this.#fail(`Nested deeper than ${this.maxDepth} levels`);
    this.#index += 1;
    this.#skipWhitespace();
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #object(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    if (this.#take('}')) return object;
    for (;;) {
      const start = this.#index;
      if (this.text[start] !== '"') this.#fail('Expecting property name enclosed in double quotes');
      const key = this.#string();
      if (!isSafeKey(key)) this.#fail('Property name is not allowed', start);
      if (Object.hasOwn(object, key)) this.#fail('Duplicate property name', start);
      this.#skipWhitespace();
      if (!this.#take(':')) this.#fail("Expecting ':' delimiter");
      this.#skipWhitespace();
      object[key] = this.#value();
      if (this.#ends('}')) return object;
    }
  }

  #array(): unknown[] {
    const array: unknown[] = [];
    if (this.#take(']')) return array;
    for (;;) {
      array.push(this.#value());
      if (this.#ends(']')) return array;
    }
  }

  /** After a member: true at the closing bracket, false after a comma. */
  #ends(bracket: string): boolean {
    this.#skipWhitespace();
    if (this.#take(bracket)) return true;
    if (!this.#take(',')) this.#fail("Expecting ',' delimiter");
    this.#skipWhitespace();
    return false;
  }

  #string(): string {
    const start = this.#index;
    this.#index += 1;
    let value = '';
    for (;;) {
      value += this.#match(plainCharacters);
      const next = this.text[this.#index];
      if (next === undefined) this.#fail('Unterminated string starting at', start);
      if (next === '"') break;
      if (next !== '\\') this.#fail('Invalid control character at');
      value += this.#escape();
    }
    this.#index += 1;
    if (loneSurrogate.test(value)) this.#fail('Unpaired surrogate in string starting at', start);
    if (forbiddenCharacters.test(value)) this.#fail('Invalid control character in string starting at', start);
    return value;
  }

  #escape(): string {
    const start = this.#index;
    const letter = this.text[start + 1] ?? '';
    if (letter === 'u') {
      const digits = this.text.slice(start + 2, start + 6);
      if (!hexDigits.test(digits)) this.#fail('Invalid \\uXXXX escape', start + 1);
      this.#index += 6;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const character = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
    if (character === undefined) this.#fail('Invalid \\escape', start);
    this.#index += 2;
    return character;
  }

  #number(): number {
    const start = this.#index;
    const digits = this.#match(numberPattern);
    if (digits === '') this.#fail('Expecting value');
    const value = Number(digits);
    if (!Number.isFinite(value)) this.#fail('Number out of range', start);
    return value;
  }

  #take(character: string): boolean {
    if (this.text[this.#index] !== character) return false;
    this.#index += 1;
    return true;
  }

  #skipWhitespace(): void {
    this.#match(whitespace);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#index;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.#index += found.length;
    return found;
  }

  #fail(reason: string, index = this.#index): never {
    throw new JsonTextError(reason, this.text, index);
  }
}

/** Counted in characters, not in UTF-16 units, as Python does. */
function positionIn(text: string, index: number): string {
  const before = text.slice(0, index);
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  const line = before.split('\n').length;
  return `line ${line} column ${[...lastLine].length + 1} (char ${[...before].length})`;
}
