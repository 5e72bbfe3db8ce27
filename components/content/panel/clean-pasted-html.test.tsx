import { cleanPastedHtml, isFromWordProcessor } from './clean-pasted-html';

const docs = (inner: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5d2f0c11-7fff">${inner}</b>`;
const word = (inner: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0}</style></head><body lang=EN-GB><!--StartFragment-->${inner}<!--EndFragment--></body></html>`;
const bullet = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('Google Docs', () => {
  it.each([
    ['plain words', '<p dir="ltr"><span style="font-weight:400">Soft</span></p>', '<p>Soft</p>'],
    ['bold', '<p><span style="font-weight:700">pear</span></p>', '<p><strong>pear</strong></p>'],
    ['italic', '<p><span style="font-style:italic">oats</span></p>', '<p><em>oats</em></p>'],
    [
      'bold and italic',
      '<p><span style="font-weight:700;font-style:italic">both</span></p>',
      '<p><strong><em>both</em></strong></p>',
    ],
    [
      'code',
      `<p><span style="font-family:'Courier New',monospace">30 g</span></p>`,
      '<p><code>30 g</code></p>',
    ],
    [
      'code in its newer font',
      `<p><span style="font-family:'Roboto Mono'">x</span></p>`,
      '<p><code>x</code></p>',
    ],
    ['a title', '<h1 dir="ltr"><span style="font-weight:700">First</span></h1>', '<h2>First</h2>'],
    ['a heading', '<h3><span style="font-weight:400">Next</span></h3>', '<h3>Next</h3>'],
    ['a deep heading', '<h6><span>Deep</span></h6>', '<h4>Deep</h4>'],
    [
      'a list',
      '<ul><li dir="ltr"><p role="presentation"><span>One</span></p></li></ul>',
      '<ul><li>One</li></ul>',
    ],
    [
      'a link',
      '<p><a href="https://www.nhs.uk/"><span style="text-decoration:underline">NHS</span></a></p>',
      '<p><a href="https://www.nhs.uk/">NHS</a></p>',
    ],
  ])('keeps %s', (_name, copied, expected) => {
    expect(isFromWordProcessor(docs(copied))).toBe(true);
    expect(cleanPastedHtml(docs(copied))).toBe(expected);
  });
});

describe('Word', () => {
  it.each([
    ['plain words', '<p class=MsoNormal>Soft<o:p></o:p></p>', '<p>Soft</p>'],
    ['bold and italic', '<p><b>pear</b> <i>oats</i></p>', '<p><b>pear</b> <i>oats</i></p>'],
    ['code', `<p><span style='font-family:"Courier New"'>30 g</span></p>`, '<p><code>30 g</code></p>'],
    ['code in Consolas', `<p><span style='font-family:Consolas'>x</span></p>`, '<p><code>x</code></p>'],
    ['a title', '<p class=MsoTitle>First<o:p></o:p></p>', '<h2>First</h2>'],
    ['a heading', '<h2>Next<o:p></o:p></h2>', '<h2>Next</h2>'],
    [
      'a heading of Word on the web',
      '<p role="heading" aria-level="3"><span>Next</span></p>',
      '<h3>Next</h3>',
    ],
    ['bullets', bullet('·', 'One') + bullet('·', 'Two'), '<ul><li>One</li><li>Two</li></ul>'],
    ['numbers', bullet('1.', 'One') + bullet('2.', 'Two'), '<ol><li>One</li><li>Two</li></ol>'],
    [
      'a list within a list',
      bullet('·', 'One') + bullet('o', 'Inner', 2) + bullet('·', 'Two'),
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
    ],
    [
      'two lists with words between',
      `${bullet('·', 'One')}<p>Between</p>${bullet('1)', 'First')}`,
      '<ul><li>One</li></ul><p>Between</p><ol><li>First</li></ol>',
    ],
  ])('keeps %s', (_name, copied, expected) => {
    expect(isFromWordProcessor(word(copied))).toBe(true);
    expect(cleanPastedHtml(word(copied)).trim()).toBe(expected);
  });
});

it('leaves alone what comes from elsewhere', () => {
  expect(isFromWordProcessor('<p>From <b>a page</b></p>')).toBe(false);
});
