import { failedJestTests, failedPlaywrightTests } from './failed-tests.mjs';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

it('lists what failed in a report of Jest, and a file that does not load', () => {
  const test = (status: string, fullName: string, failureMessages: string[] = []) => ({
    status,
    fullName,
    failureMessages,
  });
  expect(
    failedJestTests({
      testResults: [
        { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [test('passed', 'adds')] },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: 'all of it',
          assertionResults: [test('passed', 'adds'), test('failed', 'divides', [red('by zero')])],
        },
        { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    }),
  ).toEqual([
    { title: 'b.test.ts › divides', message: 'by zero' },
    { title: 'c.test.ts', message: 'Cannot find module' },
  ]);
  expect(failedJestTests(null)).toEqual([]);
});

it('lists what failed in a report of Playwright, at any depth, and errors outside of a test', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    suites: [
      {
        title: 'today.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', red('no button'), 'page closed')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky', 'once')] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  };
  expect(failedPlaywrightTests(report)).toEqual([
    { title: 'today.spec.ts › closes', message: 'no button\npage closed' },
    { title: 'today.spec.ts › on a phone › scrolls', message: 'once' },
    { title: 'Outside of a test', message: 'the server did not start' },
  ]);
  expect(failedPlaywrightTests(null)).toEqual([]);
});

it('shows the beginning of a long message', () => {
  const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  const [failure] = failedPlaywrightTests({ suites: [], errors: [{ message }] });
  expect(failure?.message.split('\n')).toHaveLength(12);
});
