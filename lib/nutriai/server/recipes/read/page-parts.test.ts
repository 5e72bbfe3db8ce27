import { linesOf, pageParts } from './page-parts';

const linesIn = (html: string) => pageParts(html).lines;

describe('linesOf', () => {
  it('makes single spaces of all spaces and leaves out empty lines', () => {
    expect(linesOf('  1\u00a0cup \t oats\r\n\r\n \u2009\n2 pears\u2028 Stir.  ')).toEqual([
      '1 cup oats',
      '2 pears Stir.',
    ]);
  });

  it('finds none in nothing', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf(' \n\t\u00a0\n')).toEqual([]);
  });
});

describe('what people see of a page', () => {
  it('breaks lines between blocks and not inside a sentence', () => {
    expect(linesIn('<p>One <b>ripe</b> pear</p><ul><li>Grate it<li>Stir</ul>Serve<br>warm')).toEqual([
      'One ripe pear',
      'Grate it',
      'Stir',
      'Serve',
      'warm',
    ]);
  });

  it('holds no scripts, styles, comments or heads', () => {
    const html = `<head><title>Soup</title><style>p { color: red }</style></head>
      <body><!-- secret --><script>alert("x < y")</script><p>Soup</p><template>T</template></body>`;
    expect(linesIn(html).filter((line) => line !== 'Soup')).toEqual([]);
  });

  it('reads character references once', () => {
    expect(linesIn('<p>Salt &amp; pepper &frac12; &#189; caf&eacute; &amp;lt;b&amp;gt;</p>')).toEqual([
      'Salt & pepper ½ ½ café &lt;b&gt;',
    ]);
  });

  it('reads text with signs that look like tags', () => {
    expect(linesIn('<p>2 < 3 pears & 1 > 0</p>')).toEqual(['2 < 3 pears & 1 > 0']);
  });

  it('comes to an end where tags are never closed', () => {
    const open = '<div>'.repeat(50_000);
    expect(linesIn(`${open}deep`)).toEqual(['deep']);
    expect(linesIn('<p>left <b open="')[0]).toContain('left');
  });

  it('is empty for an empty page', () => {
    expect(pageParts('')).toEqual({ scripts: [], items: [], lines: [] });
  });
});

describe('what a page says to programs', () => {
  it('holds the texts of scripts of JSON-LD alone, in their order', () => {
    const { scripts } = pageParts(`
      <script type="application/ld+json">{"name": "A &amp; B </p>"}</script>
      <script>var x = 1</script>
      <SCRIPT TYPE='application/ld+json; charset=utf-8'>{"name": "C"}</SCRIPT>`);
    expect(scripts.map((text) => text.trim())).toEqual(['{"name": "A &amp; B </p>"}', '{"name": "C"}']);
  });

  it('holds outermost items of microdata with what they say', () => {
    const { items } = pageParts(`
      <div itemscope itemtype="https://schema.org/Recipe">
        <h1 itemprop="name">Pear mash</h1>
        <li itemprop="recipeIngredient">1 pear</li><li itemprop="recipeIngredient">2 tbsp oats</li>
        <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></div>
      </div>`);
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items[0])).toContain('Pear mash');
    expect(JSON.stringify(items[0])).toMatch(/1 pear.*2 tbsp oats/);
    expect(items[0]).toMatchObject({ name: expect.anything() as unknown });
    expect(JSON.stringify(items[0]?.name)).not.toContain('Ada');
  });
});
