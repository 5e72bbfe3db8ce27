import { expect, test } from '@playwright/test';
import { pageProblems, searchProblems, sharedWords } from '../support/page-problems';
import { readPage } from '../support/read-page';

const address = 'https://pear.example/blog/eggs';
const description = 'How to cook, cut and serve eggs to a baby of six months, and what to watch for.';
const data = {
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  url: address,
  name: 'Eggs',
  description,
  inLanguage: 'en-GB',
  isPartOf: { '@id': 'https://pear.example/#website' },
  publisher: { '@id': 'https://pear.example/#organization' },
};

const whole = `<!doctype html><html lang="en-GB"><head><title>Eggs</title>
<meta name="description" content="${description}"><link rel="canonical" href="${address}">
<link rel="alternate" hreflang="en-GB" href="${address}">
<script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><h1 id="top">Eggs</h1><p id="intro">Cook them <code>{{through}}</code>.</p><svg><title>An egg</title></svg>
<img src="/egg.svg" alt="" width="10" height="10"></body></html>`;

/** The whole page with one thing broken. */
function broken(found: string, replacement: string): string[] {
  expect(whole).toContain(found);
  const page = readPage(whole.replace(found, replacement));
  return [...pageProblems(page), ...searchProblems(page, address)];
}

test('a page without a fault has no problems', () => {
  expect(broken('Cook', 'Cook')).toEqual([]);
});

for (const [found, replacement, problem] of [
  ['lang="en-GB"', '', 'its language is ""'],
  ['lang="en-GB"', 'lang="de"', 'its language is "de"'],
  ['<h1 id="top">Eggs</h1>', '<h2>Eggs</h2>', 'it has 0 h1'],
  ['</h1>', '</h1><h1>More</h1>', 'it has 2 h1'],
  ['<h1 id="top">Eggs</h1>', '<h1> </h1>', 'its h1 is empty'],
  ['id="intro"', 'id="top"', 'the id "top" is given twice'],
  [' alt=""', '', 'the image /egg.svg has no alt'],
  [' width="10"', '', 'the image /egg.svg has no width'],
  [' height="10"', '', 'the image /egg.svg has no height'],
  ['Cook them', 'Cook undefined', 'it says "Cook undefined"'],
  ['Cook them', '[object Object]', 'it says "[object Object]"'],
  ['Cook them', 'NaN eggs', 'it says "NaN eggs"'],
  ['Cook them', '{{name}}', 'it says "{{name}}"'],
  ['alt=""', 'alt="undefined"', 'it says "undefined"'],
  ['"@context":', '@context:', 'its structured data is no JSON'],
  ['"name":"Eggs",', '', 'its structured data: WebPage: name is missing'],
  ['"WebPage"', '"WebPages"', 'its structured data: WebPages: unknown type'],
  ['<title>Eggs</title>', '', 'it has 0 titles'],
  ['<title>Eggs</title>', '<title> </title>', 'it has 1 titles'],
  [`content="${description}"`, 'content="Eggs."', 'its description has 5 characters'],
  [`content="${description}"`, `content="${description.repeat(3)}"`, 'its description has 237 characters'],
  ['name="description"', 'name="summary"', 'it has 0 descriptions'],
  [
    'rel="canonical" href="https://pear.example',
    'rel="canonical" href="',
    'its canonical address is /blog/eggs',
  ],
  ['rel="canonical"', 'rel="next"', 'its canonical address is '],
  ['</title>', '</title><meta name="robots" content="noindex, follow">', 'hides from search'],
  [`<script type="application/ld+json">${JSON.stringify(data)}</script>`, '', 'it has no structured data'],
  [`hreflang="en-GB" href="${address}"`, 'hreflang="en-GB" href="https://pear.example/"', 'leave out itself'],
  ['hreflang="en-GB"', 'hreflang="english"', 'a language version is "english"'],
] as const)
  test(`it is found that ${problem}, once ${found.slice(0, 40)} is gone`, () => {
    expect(broken(found, replacement).join('\n')).toContain(problem);
  });

test('titles and descriptions that two pages share are found, however they are written', () => {
  const other = whole.replace('<title>Eggs', '<title>EGGS ');
  const pages = new Map([
    ['/one', readPage(whole)],
    ['/two', readPage(other)],
    ['/three', readPage(whole.replace('>Eggs<', '>Soft eggs<').replace(description, `${description} More.`))],
  ]);
  expect(sharedWords(pages)).toEqual([
    'title "eggs" is on /one, /two',
    `description "${description.toLowerCase()}" is on /one, /two`,
  ]);
});
