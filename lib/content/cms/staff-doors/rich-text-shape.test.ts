import { isRichText } from './rich-text-shape';

const text = { type: 'text', version: 1, text: 'pear', format: 0, detail: 0, mode: 'normal', style: '' };
const element = (type: string, children: unknown[], more: object = {}) => ({
  type,
  version: 1,
  children,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...more,
});
const rich = (...children: unknown[]) => ({ root: element('root', children) });

describe('isRichText', () => {
  it('takes a text of the editor, also an empty one', () => {
    expect(isRichText(rich(element('paragraph', [text])))).toBe(true);
    expect(isRichText(rich(element('heading', [text], { tag: 'h2' })))).toBe(true);
    expect(isRichText(rich(element('paragraph', [])))).toBe(true);
  });

  it('refuses what is no tree of nodes', () => {
    const others = [
      null,
      'text',
      [],
      {},
      { root: null },
      { root: { type: 'root', children: 'x' } },
      rich('x'),
      rich(null),
    ];
    expect(others.filter(isRichText)).toEqual([]);
  });

  it('refuses nodes of no kind, or of the kind of what every object has', () => {
    expect(isRichText(rich({ ...text, type: 5 }))).toBe(false);
    expect(isRichText(rich({ ...text, type: 'constructor' }))).toBe(false);
    expect(isRichText(rich({ ...text, type: '__proto__' }))).toBe(false);
  });

  it('refuses a text without its words', () => {
    expect(isRichText(rich(element('paragraph', [{ ...text, text: 3 }])))).toBe(false);
  });

  it('refuses a tree deeper than any text, and does not run out of stack', () => {
    let node: object = text;
    for (let depth = 0; depth < 20_000; depth += 1) node = element('list', [node]);
    expect(isRichText(rich(node))).toBe(false);
  });
});
