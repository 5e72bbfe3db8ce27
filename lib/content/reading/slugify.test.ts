import { slugify } from './slugify';

it.each([
  ['Safe sleep for babies', 'safe-sleep-for-babies'],
  ['Crème brûlée & you', 'creme-brulee-and-you'],
  ['Don’t panic: it’s gagging', 'dont-panic-its-gagging'],
  ["Don't", 'dont'],
  ['  --a__b..c//d--  ', 'a-b-c-d'],
  ['Ten (10) foods', 'ten-10-foods'],
  ['ﬁrst ①', 'first-1'],
  ['İstanbul', 'istanbul'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['a\u0000b\nc', 'a-b-c'],
  ['R&D', 'r-and-d'],
])('makes of “%s” the address “%s”', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it.each(['', '   ', '!!!', '🍐', '梨', '---'])('is empty when nothing usable is left of “%s”', (title) => {
  expect(slugify(title)).toBe('');
});

it('changes nothing in an address that is one already', () => {
  expect(slugify('safe-sleep')).toBe('safe-sleep');
  expect(slugify(slugify('Crème brûlée & you'))).toBe('creme-brulee-and-you');
});

it('cuts at a word, and never above 80 characters', () => {
  expect(slugify(`${'word '.repeat(16)}`)).toBe('word-'.repeat(16).slice(0, -1));
  expect(slugify('word '.repeat(40))).toBe('word-'.repeat(16).slice(0, -1));
  expect(slugify(`${'a'.repeat(80)} tail`)).toBe('a'.repeat(80));
  expect(slugify(`${'a'.repeat(79)} tail`)).toBe('a'.repeat(79));
});

it('cuts one endless word as well', () => {
  expect(slugify('a'.repeat(200))).toBe('a'.repeat(80));
});
