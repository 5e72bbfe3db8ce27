/** Text that may stand in a document as it is. Made by {@link markup} and {@link raw} alone. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What may stand in a template: `null`, `undefined` and `false` leave nothing behind. */
export type MarkupValue = Markup | string | number | null | undefined | false | readonly MarkupValue[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A template whose values are text and never markup; attributes must stand in double quotes. Not called
 * `html`: formatters move white space about in templates of that name.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return new Markup(
    strings.map((fixed, index) => `${fixed}${index < values.length ? written(values[index]) : ''}`).join(''),
  );
}

/**
 * Text that is markup already: only for what this folder writes itself, never for anything that an editor or
 * a visitor wrote.
 */
export function raw(text: string): Markup {
  return new Markup(text);
}

/** An object as JSON-LD inside a script element, which no text in it can end. */
export function jsonInScript(value: object): Markup {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function written(value: MarkupValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.toString();
  if (typeof value === 'object') return value.map(written).join('');
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
