import { stripVTControlCharacters } from 'node:util';

/**
 * Lists the failed tests of a Jest report, with the first lines of what each said.
 *
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string,
 *   fullName: string, failureMessages: string[] }[] }[] } | null} report as `jest --json` writes it
 * @returns {{ title: string, message: string }[]}
 */
export function failedJestTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load has no tests to fail: what went wrong is said by the file itself.
    if (failed.length === 0 && file.status === 'failed')
      return [{ title: file.name, message: shorten(file.message) }];
    return failed.map((test) => ({
      title: `${file.name} › ${test.fullName}`,
      message: shorten(test.failureMessages.join('\n')),
    }));
  });
}

/**
 * Lists the tests of a Playwright report that did not pass at once, with the first lines of what each said,
 * and the errors that belong to no test.
 *
 * @param {{ suites: object[], errors: { message?: string }[] } | null} report as Playwright's JSON reporter
 *   writes it
 * @returns {{ title: string, message: string }[]}
 */
export function failedPlaywrightTests(report) {
  const failed = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => ({
          title: [...path, spec.title].join(' › '),
          message: shorten(
            test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          ),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failed(inner, [...path, inner.title])),
  ];
  return [
    ...(report?.suites ?? []).flatMap((suite) => failed(suite, [suite.title])),
    ...(report?.errors ?? []).map((error) => ({
      title: 'Outside of a test',
      message: shorten(error.message ?? ''),
    })),
  ];
}

const shownLines = 12;

function shorten(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, shownLines).join('\n');
}
