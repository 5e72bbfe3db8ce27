import { parseFragment } from 'parse5';
import { escapeHtml } from './escape-html';

const texts = [
  'Pear & oats',
  '<script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '&lt;b&gt; &amp;amp; &notit;',
  ']]> --> <!--',
  '½ cup 🍐',
  '',
];

describe('escapeHtml', () => {
  it.each(texts)('lets a browser read %j as it was, inside an element', (text) => {
    const [node] = parseFragment(`<p>${escapeHtml(text)}</p>`).childNodes;
    const children = node && 'childNodes' in node ? node.childNodes : [];
    expect(children.map((child) => ('value' in child ? child.value : child.nodeName)).join('')).toBe(text);
  });

  it.each(['"', "'"])('lets it be read as it was inside an attribute in %s', (quote) => {
    for (const text of texts) {
      const [node] = parseFragment(`<p title=${quote}${escapeHtml(text)}${quote}></p>`).childNodes;
      expect(node && 'attrs' in node ? node.attrs : []).toEqual([{ name: 'title', value: text }]);
    }
  });
});
