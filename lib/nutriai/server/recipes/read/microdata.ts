import { selfEnding } from './html-elements';

/** A thing with its properties, as JSON-LD writes it. */
export type DataNode = Record<string, unknown>;

interface Tag {
  tagName: string;
  attributes: ReadonlyMap<string, string>;
  isVoid: boolean;
}

/** An element that has not ended yet, with what it says of an item. */
interface OpenElement {
  tagName: string;
  /** The item that it is. */
  item: DataNode | null;
  /** The item that the elements within it speak of. */
  scope: DataNode | null;
  /** The properties whose value is its text. */
  properties: readonly string[];
  owner: DataNode | null;
  start: number;
}

interface TextValue {
  owner: DataNode;
  property: string;
  start: number;
  end: number;
}

/** Limits of what a page may hold: a recipe has far less, and each value costs a look at its text. */
const depthAtMost = 1000;
const valuesAtMost = 500;
/** How far up an end tag looks for its element. */
const reach = 100;

/** Reads microdata from the tags of a page, in their order. */
export class MicrodataReader {
  readonly #items: DataNode[] = [];
  readonly #open: OpenElement[] = [];
  readonly #values: TextValue[] = [];

  /** Takes a start tag; `at` is how much text has come before it. */
  open(tag: Tag, at: number): void {
    const { tagName, attributes, isVoid } = tag;
    if (selfEnding.has(tagName) && this.#open.at(-1)?.tagName === tagName) this.#end(at);
    const owner = this.#open.at(-1)?.scope ?? null;
    const properties = attributes.get('itemprop')?.split(/\s+/).filter(Boolean) ?? [];
    const item = attributes.has('itemscope') ? newItem(attributes.get('itemtype') ?? '') : null;
    const stated = item === null ? statedValue(tag) : null;
    if (item !== null && (owner === null || properties.length === 0)) this.#items.push(item);
    if (owner !== null) for (const property of properties) add(owner, property, item ?? stated);
    if (isVoid || this.#open.length >= depthAtMost) return;
    const isText = item === null && stated === null && owner !== null;
    this.#open.push({
      tagName,
      item,
      scope: item ?? owner,
      properties: isText ? properties : [],
      owner,
      start: at,
    });
  }

  /** Takes an end tag. */
  close(tagName: string, at: number): void {
    const index = this.#open.slice(-reach).findLastIndex((element) => element.tagName === tagName);
    if (index < 0) return;
    const wanted = Math.max(0, this.#open.length - reach) + index;
    while (this.#open.length > wanted) this.#end(at);
  }

  /** Returns the outermost items, once the text of the page is known. */
  finish(text: string): DataNode[] {
    while (this.#open.length > 0) this.#end(text.length);
    for (const { owner, property, start, end } of this.#values) add(owner, property, text.slice(start, end));
    return this.#items;
  }

  #end(at: number): void {
    const element = this.#open.pop();
    if (!element) return;
    const { item, owner, properties, start } = element;
    const values: (readonly [DataNode, string])[] =
      item === null
        ? properties.flatMap((property) => (owner === null ? [] : [[owner, property] as const]))
        : [[item, '@text']];
    for (const [of, property] of values) {
      if (this.#values.length < valuesAtMost) this.#values.push({ owner: of, property, start, end: at });
    }
  }
}

function newItem(type: string): DataNode {
  // Without a prototype: the names of its properties come from the page.
  return Object.assign(Object.create(null) as DataNode, { '@type': type });
}

/** What an element says elsewhere than in its text. */
function statedValue({ tagName, attributes }: Tag): string | null {
  const content = attributes.get('content');
  if (content !== undefined) return content;
  if (tagName === 'time') return attributes.get('datetime') ?? null;
  if (tagName === 'data' || tagName === 'meter') return attributes.get('value') ?? null;
  if (tagName === 'link') return attributes.get('href') ?? '';
  return tagName === 'img' ? (attributes.get('src') ?? '') : null;
}

function add(owner: DataNode, property: string, value: unknown): void {
  if (value === null) return;
  const known = owner[property];
  if (Array.isArray(known)) known.push(value);
  else owner[property] = [value];
}
