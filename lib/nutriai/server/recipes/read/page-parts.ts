import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { lineBreaking, unseen, voids, withoutMarkup } from './html-elements';
import { type DataNode, MicrodataReader } from './microdata';

/** What a page says: to programs, and to people. */
export interface PageParts {
  /** The texts of its scripts of JSON-LD. */
  scripts: string[];
  /** The outermost items of its microdata. */
  items: DataNode[];
  /** What people see of it. */
  lines: string[];
}

/**
 * Takes HTML apart in one pass. No tree is built: a small page that was made for it would grow into a huge
 * one, by the rules that browsers repair pages by.
 */
export function pageParts(html: string): PageParts {
  const reader = new PageReader();
  reader.read(html);
  return {
    scripts: reader.scripts,
    items: reader.microdata.finish(reader.text),
    lines: linesOf(reader.text),
  };
}

/** Returns the lines of a text with single spaces, without the empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

class PageReader implements TokenHandler {
  readonly scripts: string[] = [];
  readonly microdata = new MicrodataReader();
  text = '';
  readonly #tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, this);
  /** The element that nobody sees in which the reader stands. */
  #unseenIn: string | null = null;
  #script: string | null = null;

  read(html: string): void {
    this.#tokenizer.write(html, true);
  }

  onStartTag(token: Token.TagToken): void {
    const { tagName } = token;
    if (withoutMarkup.has(tagName)) this.#tokenizer.state = modeOf(tagName);
    if (this.#unseenIn !== null) return;
    if (lineBreaking.has(tagName)) this.text += '\n';
    const attributes = new Map(token.attrs.map(({ name, value }) => [name, value]));
    if (unseen.has(tagName)) {
      this.#unseenIn = tagName;
      if (tagName === 'script' && /ld\+json/i.test(attributes.get('type') ?? '')) this.#script = '';
      return;
    }
    this.microdata.open({ tagName, attributes, isVoid: voids.has(tagName) }, this.text.length);
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (this.#unseenIn !== null) {
      if (tagName !== this.#unseenIn) return;
      if (this.#script !== null) this.scripts.push(this.#script);
      this.#script = null;
      this.#unseenIn = null;
      return;
    }
    this.microdata.close(tagName, this.text.length);
    if (lineBreaking.has(tagName)) this.text += '\n';
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#script !== null) this.#script += chars;
    else if (this.#unseenIn === null) this.text += chars.replace(/\s+/g, ' ');
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {
    // Pages have none.
  }

  onComment(): void {
    // Nobody reads them.
  }

  onDoctype(): void {
    // It says nothing of a recipe.
  }

  onEof(): void {
    if (this.#script !== null) this.scripts.push(this.#script);
  }
}

function modeOf(tagName: string): Tokenizer['state'] {
  if (tagName === 'script') return TokenizerMode.SCRIPT_DATA;
  return tagName === 'title' || tagName === 'textarea' ? TokenizerMode.RCDATA : TokenizerMode.RAWTEXT;
}
