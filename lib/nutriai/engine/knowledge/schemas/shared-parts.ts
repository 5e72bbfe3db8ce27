/** Fills in the parts that several patterns of a file share: `who` stands for `{who}` in them. */
export function withShared(pattern: string, shared: Readonly<Record<string, string>>): string {
  return Object.entries(shared).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), pattern);
}

/** Whether a text can be read as a regular expression. */
export function isExpression(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}
