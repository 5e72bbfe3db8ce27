import { markdownProblem } from './markdown-problem';

it.each([
  ['nothing', ''],
  ['an article', '## First\n\nSoft **pears** with [a link](/blog) and `code`.\n\n- one\n- *two*\n'],
  [
    'a list of many links',
    Array.from({ length: 400 }, (_, at) => `- [**link ${at}**](/blog/${at})`).join('\n'),
  ],
  ['many paragraphs', Array.from({ length: 400 }, () => 'a *soft* **pear**').join('\n\n')],
  ['a table', Array.from({ length: 300 }, () => '| *a* | `b` |').join('\n')],
  ['a numbered list', Array.from({ length: 300 }, (_, at) => `${at + 1}. **step**`).join('\n')],
  ['200 marks', '*'.repeat(200)],
  ['blank lines', ' \t\r\n'.repeat(20_000)],
  ['5,000 lines', 'a\n'.repeat(5_000)],
])('lets %s through', (_what, markdown) => {
  expect(markdownProblem(markdown)).toBeNull();
});

it.each([
  ['stars', '*'.repeat(50_000)],
  ['emphasis', '**x** '.repeat(60)],
  ['links', '[a](/b) '.repeat(101)],
  ['code', '`x` '.repeat(101)],
  ['lines of one paragraph', 'a *soft* pear\n'.repeat(101)],
  ['a list whose item goes on', `- one\n${'two *three*\n'.repeat(101)}`],
  ['the second of two paragraphs', `a *pear*\n\n${'_'.repeat(201)}`],
])('refuses too much of one: %s', (_what, markdown) => {
  expect(markdownProblem(markdown)).toMatch(/no more than 200 marks/);
});

it('refuses at once what would be converted for minutes: too many lines', () => {
  for (const line of ['a\n\n', 'a\r\n', '- x\n', '> \n', '|a|\n', '** a\n'])
    expect(markdownProblem(line.repeat(6_000))).toBe(
      'Ensure the text has no more than 5000 lines; it has 6000.',
    );
});
