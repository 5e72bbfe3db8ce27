import { classesIn, readStyleSheet } from './used-styles';

const used = (css: string, ...classes: string[]) =>
  readStyleSheet(css, '/_next/static/chunks/a.css').usedBy(new Set(classes));

it('takes the rules whose classes stand in the document, in their order', () => {
  const css =
    '.a_card{color:red}.a_card .b_text{color:blue}.b_text:hover{top:0}p{margin:0}.c_else,.b_text>p{left:0}';
  expect(used(css, 'b_text')).toBe('.b_text:hover{top:0;}p{margin:0;}.c_else,.b_text>p{left:0;}');
  expect(used(css, 'a_card', 'b_text')).toContain('.a_card .b_text{color:blue;}');
  expect(used(css)).toBe('p{margin:0;}');
});

it.each([
  ['.a:not(.open){top:0}', '.a:not(.open){top:0;}'],
  ['.a:is(.b,.c:not(.d)) i{top:0}', '.a:is(.b,.c:not(.d)) i{top:0;}'],
  [':root[data-theme="light"] .a{top:0}', ':root[data-theme="light"] .a{top:0;}'],
  ['.a[href$=".pdf"]::after{content:".x{"}', '.a[href$=".pdf"]::after{content:".x{";}'],
  ['.a{top:0;.b &{left:0}&:focus{top:1px}}', '.a{top:0;&:focus{top:1px;}}'],
])('a class that may be missing does not count: %s', (css, expected) => {
  expect(used(css, 'a')).toBe(expected);
});

it('keeps blocks that still hold something, and all that no class tells of', () => {
  const css =
    '@layer base,parts;@media (min-width:700px){.a{top:0}.b{top:0}}@media print{.b{top:0}}@supports (gap:1px){@media print{.a{top:1px}}}' +
    '@font-face{font-family:Pear}@keyframes turn{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}';
  expect(used(css, 'a')).toBe(
    '@layer base,parts;@media (min-width:700px){.a{top:0;}}@supports (gap:1px){@media print{.a{top:1px;}}}' +
      '@font-face{font-family:Pear}@keyframes turn{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}',
  );
});

it('finds what a sheet names by a relative address from anywhere', () => {
  expect(
    used(
      '@font-face{src:url(../media/pear.woff2)}p{background:url("/logo/pear.svg")}i{mask:url(data:image/svg+xml,a)}',
    ),
  ).toBe(
    '@font-face{src:url(/_next/static/media/pear.woff2)}p{background:url("/logo/pear.svg");}i{mask:url(data:image/svg+xml,a);}',
  );
});

it('reads the classes of a document', () => {
  expect([...classesIn('<p class="a_b c-d">x</p><svg class="e"><g data-class="f"></g></svg>')]).toEqual([
    'a_b',
    'c-d',
    'e',
  ]);
});
