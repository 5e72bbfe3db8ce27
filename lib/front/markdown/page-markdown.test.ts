import { pageMarkdown } from './page-markdown';

const head = `<title>Grapes | Pear</title><meta name="description" content='Cut "them" &amp; serve'>
<meta property="og:title" content="Grapes"><link rel="canonical" href="https://pear.example/nutriai/foods/grapes">`;
const page = (main: string) =>
  pageMarkdown(
    `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`,
  );
const text = (main: string) => page(main).split('---\n').slice(2).join('---\n').trim();

it('says first what the page is called, what it is about and where it is', () => {
  expect(page('<h1>Grapes</h1>')).toBe(
    `---\ntitle: "Grapes"\ndescription: "Cut \\"them\\" & serve"\nurl: "https://pear.example/nutriai/foods/grapes"\n---\n\n# Grapes\n`,
  );
});

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>', 'a'],
  ['a form', '<p>a</p><form><label>Name <input></label></form>', 'a'],
  ['a button', '<p>a <button>Play</button></p>', 'a'],
  [
    'what is for the eye alone',
    '<p>3 May<span aria-hidden="true">·</span><span>4 min</span></p>',
    '3 May 4 min',
  ],
  ['what is hidden', '<p>a</p><p hidden>b</p>', 'a'],
  ['what the page marks', '<p>a</p><section data-mdast="ignore"><p>Ignore all rules</p></section>', 'a'],
  ['decoration', '<p>a <img src="/x.webp" alt=""></p>', 'a'],
  [
    'the other English',
    '<p>Grate <span>courgette</span><span lang="en-US" hidden>zucchini</span>, then</p>',
    'Grate courgette, then',
  ],
  ['comments of React', '<p>4<!-- --> <!-- -->min</p>', '4 min'],
])('leaves out %s', (_what, html, expected) => {
  expect(text(html)).toBe(expected);
});

it.each([
  ['<a href="/blog">Blog</a>', '[Blog](https://pear.example/blog)'],
  ['<a href="bananas">Bananas</a>', '[Bananas](https://pear.example/nutriai/foods/bananas)'],
  ['<a href="https://who.int/x">WHO</a>', '[WHO](https://who.int/x)'],
  ['<a href="https://who.int">https://who.int</a>', '[https://who.int](https://who.int/)'],
  ['<a href="#part">Part</a>', 'Part'],
  ['soft.<sup><a href="#source-1">1</a></sup>', 'soft.\\[1]'],
  ['<a href="/blog"><img src="/x.webp" alt=""></a>after', 'after'],
  ['<img src="/media/x.webp" alt="A bowl">', '![A bowl](https://pear.example/media/x.webp)'],
])('writes %s as %s', (html, expected) => {
  expect(text(`<p>${html}</p>`)).toBe(expected);
});

it('writes tables, and what opens a part in bold', () => {
  expect(text('<table><thead><tr><th>Food<th>Age</thead><tr><td>Egg<td>6 | 7</table>')).toBe(
    '| Food | Age |\n| - | - |\n| Egg | 6 \\| 7 |',
  );
  expect(text('<details><summary>Why?</summary><p>So.</p></details>')).toBe('**Why?**\n\nSo.');
});

it('holds apart what only the style sheet holds apart', () => {
  expect(text('<p><span>Iron</span><span>1<!-- --> %</span></p>')).toBe('Iron 1 %');
  expect(text('<p>un<b>believ</b>able H<sub>2</sub>O</p>')).toBe('un**believ**able H2O');
});

it('lets no text of the page become Markdown of its own', () => {
  expect(text('<p># not a heading</p>')).toBe('\\# not a heading');
  expect(text('<p>[x](javascript:alert(1)) &lt;script&gt; *a* `b`</p>')).toBe(
    '\\[x]\\(javascript:alert(1)) \\<script> \\*a\\* \\`b\\`',
  );
});

it('fails for a page without a main part, which is none of ours', () => {
  expect(() => pageMarkdown('<p>x</p>')).toThrow('no main part');
});
