import { htmlToRichText } from '../html/html-to-rich-text';
import { parseHtml } from '../html/parse-html';
import { sizeProblem } from './size-problem';

const nothing = {
  pages: new Map(),
  images: new Set<number>(),
  videos: new Set<number>(),
  polls: new Set<number>(),
};
const problemOf = (html: string) => sizeProblem(htmlToRichText(parseHtml(html), nothing));

it.each([
  ['nothing', ''],
  ['one endless paragraph', `<p>${'pear '.repeat(90_000)}</p>`],
  ['2,500 paragraphs of one run', '<p>a</p>'.repeat(2_500)],
  ['a long article', '<h2>A</h2><p>a <b>b</b> <a href="/b">c</a> d</p>'.repeat(250)],
  ['an index of 450 links', `<ul>${'<li><a href="/b">a</a></li>'.repeat(450)}</ul>`],
])('lets %s through', (_what, html) => {
  expect(problemOf(html)).toBeNull();
});

it.each([
  ['paragraphs', '<p>a</p>'.repeat(2_501), 5_002],
  ['bold runs', '<b>a</b>c'.repeat(2_600), 5_201],
  ['links', '<a href="/b">a</a>'.repeat(600), 5_401],
  ['items', `<ul>${'<li>a</li>'.repeat(3_000)}</ul>`, 6_001],
  ['cells', `<table>${'<tr><td>a</td></tr>'.repeat(1_500)}</table>`, 6_001],
  ['breaks', `a${'<br>a'.repeat(3_000)}`, 6_002],
  ['paragraphs of a call-out', `<aside data-kind="doctor">${'<p>a</p>'.repeat(2_600)}</aside>`, 5_209],
  ['call-outs', '<aside data-kind="doctor"><p>a</p></aside>'.repeat(500), 5_500],
])('refuses too many %s', (_what, html, parts) => {
  expect(problemOf(html)).toContain(`no more than 5000 parts`);
  expect(problemOf(html)).toContain(`it has ${parts}.`);
});
