import { elementsIn, parseHtml, textIn, type HtmlNode } from './parse-html';

const shape = (node: HtmlNode): unknown =>
  typeof node === 'string' ? node : { [node.name]: node.children.map(shape) };
const shapes = (html: string) => parseHtml(html).map(shape);

describe('parseHtml', () => {
  it('reads elements, their attributes and their text', () => {
    const [link] = parseHtml('<A HREF="/x?a=1&amp;b=2" title=\'t\' hidden>pear</A>');
    expect(link).toMatchObject({ name: 'a', children: ['pear'] });
    const attributes = typeof link === 'object' ? Object.fromEntries(link.attributes) : {};
    expect(attributes).toMatchObject({ href: '/x?a=1&b=2', title: 't' });
  });

  it('closes what is left open, and passes over what was never opened', () => {
    expect(shapes('<p>one<p>two')).toEqual([{ p: ['one'] }, { p: ['two'] }]);
    expect(shapes('<ul><li>a<li>b</ul>')).toEqual([{ ul: [{ li: ['a'] }, { li: ['b'] }] }]);
    expect(shapes('a</b>c')).toEqual(expect.arrayContaining(['a']));
    expect(shapes('<p>a<br>b</p>')).toEqual([{ p: ['a', { br: [] }, 'b'] }]);
  });

  it('drops comments and scripts with all that is in them', () => {
    const words = JSON.stringify(
      shapes('a<!-- <b>x</b> --><script>if (1<2) y()</script><style>z{}</style>c'),
    );
    expect(words).not.toMatch(/[xyz]/);
    expect(shapes('a<!-- x -->c').join('')).toBe('ac');
  });

  it('takes a lone sign for text', () => {
    expect(shapes('1 < 2 & 3').join('')).toBe('1 < 2 & 3');
    expect(shapes('')).toEqual([]);
  });

  it('reads a text of open tags and quotes in time', () => {
    for (const piece of ['<b>', '<p', '<!--', '<a href="', '<a b=\'"', '</p>', '&']) {
      const start = performance.now();
      parseHtml(piece.repeat(30_000));
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});

describe('elementsIn and textIn', () => {
  it('find elements at any depth in the order of the text', () => {
    const children = parseHtml('<div><p>one</p><ul><li><p>two <b>words</b></p></li></ul></div>');
    expect(elementsIn({ children }, 'p').map(textIn)).toEqual(['one', 'two words']);
    expect(elementsIn({ children }, 'table')).toEqual([]);
  });
});
