/** One item of `?fields=`: `name`, `-name`, `name(a,b)`, `*` or `_`. */
export interface FieldRequest {
  name: string;
  isNegated: boolean;
  nested: readonly FieldRequest[] | null;
}

/** The text of `?fields=` is not in the language; the message says where. */
export class FieldsSyntaxError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FieldsSyntaxError';
  }
}

/** Each level may cost a query, and three related posts a level multiply. */
const maxDepth = 4;

const wildcards: ReadonlySet<string> = new Set(['*', '_']);

/**
 * Reads `?fields=`. The language is as strict as Wagtail's: no spaces, positions counted from 0 in characters.
 * @throws FieldsSyntaxError
 */
export function parseFields(text: string): FieldRequest[] {
  return new Parser(text).parse();
}

class Parser {
  private readonly characters: readonly string[];
  private position = 0;

  constructor(text: string) {
    this.characters = Array.from(text);
  }

  parse(): FieldRequest[] {
    return this.list(0);
  }

  private list(depth: number): FieldRequest[] {
    const requests: FieldRequest[] = [];
    while (this.current !== undefined) {
      const request = this.item(depth, requests.length === 0);
      checkAgainstFirst(request, requests[0]);
      requests.push(request);
      if (this.current === ')') {
        if (depth === 0) throw this.unexpected();
        this.position += 1;
        return requests;
      }
      if (this.current === ',') this.comma();
    }
    if (depth > 0) {
      throw new FieldsSyntaxError('unexpected end of input (did you miss out a close bracket?)');
    }
    return requests;
  }

  private item(depth: number, isFirst: boolean): FieldRequest {
    const { name, isNegated } = this.name();
    if (wildcards.has(name)) {
      if (!isFirst) throw new FieldsSyntaxError(`'${name}' must be in the first position`);
      if (isNegated) throw new FieldsSyntaxError(`'${name}' cannot be negated`);
    }
    return { name, isNegated, nested: this.current === '(' ? this.nested(depth, isNegated) : null };
  }

  private nested(depth: number, isNegated: boolean): FieldRequest[] {
    if (isNegated) throw this.unexpected();
    if (depth >= maxDepth) throw new FieldsSyntaxError(`nested too deeply at position ${this.position}`);
    this.position += 1;
    return this.list(depth + 1);
  }

  private name(): { name: string; isNegated: boolean } {
    const start = this.position;
    let isNegated = false;
    let name = '';
    for (let character = this.current; character !== undefined; character = this.current) {
      if (character === '(' || character === ')' || character === ',') {
        if (name === '' || (wildcards.has(name) && character === '(')) throw this.unexpected();
        break;
      }
      if (character === '-') {
        if (this.position > start) throw this.unexpected();
        isNegated = true;
      } else {
        this.checkNameCharacter(character, name);
        name += character;
      }
      this.position += 1;
    }
    return { name, isNegated };
  }

  private checkNameCharacter(character: string, nameSoFar: string): void {
    if (/^[\s\u001c-\u001f\u0085]$/u.test(character)) {
      throw new FieldsSyntaxError(`unexpected whitespace at position ${this.position}`);
    }
    const isFine =
      character === '*'
        ? nameSoFar === ''
        : character === '_' || (/^[\p{L}\p{N}]$/u.test(character) && nameSoFar !== '*');
    if (!isFine) throw this.unexpected();
  }

  /** Another item must follow, though not at once a bracket: that is the item's own mistake. */
  private comma(): void {
    this.position += 1;
    if (this.current === undefined || this.current === ',') throw this.unexpected(',');
  }

  private get current(): string | undefined {
    return this.characters[this.position];
  }

  private unexpected(character = this.current ?? ''): FieldsSyntaxError {
    return new FieldsSyntaxError(`unexpected char '${character}' at position ${this.position}`);
  }
}

function checkAgainstFirst(request: FieldRequest, first: FieldRequest | undefined): void {
  if (first?.name === '_' && request.isNegated) {
    throw new FieldsSyntaxError("negated fields with '_' doesn't make sense");
  }
  if (first?.name === '*' && !request.isNegated && !request.nested?.length) {
    throw new FieldsSyntaxError("additional fields with '*' doesn't make sense");
  }
}
