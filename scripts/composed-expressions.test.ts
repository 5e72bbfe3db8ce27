import { execFileSync } from 'node:child_process';

/**
 * ESLint reads the regular expressions that are written as such. Those put together while the software runs
 * are caught here as they are made, and held to the same rules: none takes longer than its text is long.
 */
const made = new Set<string>();
const Plain = RegExp;

/**
 * Where expressions are put together from texts, and what must be called for those that are not made when the
 * module is loaded.
 */
const makers: Record<string, () => Promise<unknown>> = {
  'lib/accounts/client/stored-responses.ts': () => import('@/lib/accounts/client/stored-responses'),
  'lib/accounts/server/sign-in/device-cookie.ts': () => import('@/lib/accounts/server/sign-in/device-cookie'),
  'lib/content/cms/seed/block-pattern.ts': () => import('@/lib/content/cms/seed/block-pattern'),
  'lib/content/reading/foods/shape-patterns.ts': () =>
    Promise.all([
      import('@/lib/content/reading/foods/drawn-cuts'),
      import('@/lib/content/reading/recipes/serving-shape'),
    ]),
  'lib/content/community/comments/spam.ts': () => import('@/lib/content/community/comments/spam'),
  'lib/front/cacheable-request.ts': () => import('@/lib/front/cacheable-request'),
  'lib/platform/http/failure.ts': () => import('@/lib/platform/http/failure'),
  'lib/wagtail-api/edit/html/parse-html.ts': async () =>
    (await import('@/lib/wagtail-api/edit/html/parse-html')).parseHtml('<script>x</script><p>y</p>'),
  'lib/platform/http/http-date.ts': () => import('@/lib/platform/http/http-date'),
  'lib/nutriai/server/ask/answers/dish-asked.ts': () => import('@/lib/nutriai/server/ask/answers/dish-asked'),
  'lib/nutriai/server/ask/answers/food-name-answer.ts': () =>
    import('@/lib/nutriai/server/ask/answers/food-name-answer'),
  'lib/nutriai/server/ask/log/date-asked.ts': () => import('@/lib/nutriai/server/ask/log/date-asked'),
  'lib/nutriai/server/ask/baby-named.ts': async () =>
    (await import('@/lib/nutriai/server/ask/baby-named')).babyNamed(
      'did Ana-María eat?',
      [{ id: 'a', name: 'Ana-María' }],
      null,
    ),
  'lib/nutriai/engine/asking/asking.ts': async () => {
    await import('@/lib/nutriai/server/ask/log/log-topic');
    await import('@/lib/nutriai/server/ask/log/topic-of-words');
    await import('@/lib/nutriai/server/ask/log/record-topic');
    await import('@/lib/nutriai/server/ask/medical-question');
    return import('@/lib/nutriai/server/ask/question-kind');
  },
  'lib/nutriai/server/ask/common-answers.ts': () => import('@/lib/nutriai/server/ask/common-answers'),
  'lib/nutriai/engine/knowledge/schemas/shared-parts.ts': () =>
    import('@/lib/nutriai/engine/knowledge/schemas/shared-parts'),
  'lib/nutriai/engine/statements/stated-age.ts': () => import('@/lib/nutriai/engine/statements/stated-age'),
  'lib/nutriai/engine/statements/stated-facts.ts': () =>
    import('@/lib/nutriai/engine/statements/stated-facts'),
  'lib/nutriai/engine/statements/foreign-allergies.ts': () =>
    import('@/lib/nutriai/engine/statements/foreign-allergies'),
  'lib/nutriai/engine/statements/reactions.ts': () => import('@/lib/nutriai/engine/statements/reactions'),
  'lib/nutriai/engine/text/repair-tokens.ts': () => import('@/lib/nutriai/engine/text/repair-tokens'),
  'lib/nutriai/engine/text/number-words.ts': () => import('@/lib/nutriai/engine/text/number-words'),
  'lib/nutriai/server/ask/log/days-asked.ts': async () =>
    (await import('@/lib/nutriai/server/ask/log/days-asked')).monthAsked('in march', '2026-05-01'),
  'lib/nutriai/engine/statements/statements.ts': () => import('@/lib/nutriai/engine/statements/statements'),
  'lib/nutriai/server/ask/read-question.ts': async () =>
    (await import('@/lib/nutriai/server/ask/read-question')).readQuestion(
      'May Ana-María eat egg?',
      'Ana-María López',
    ),
  'lib/nutriai/server/meaning/second-reading.ts': async () => {
    const { secondReadingOf } = await import('@/lib/nutriai/server/meaning/second-reading');
    const stored = await import('@/lib/nutriai/server/meaning/second-reading.json');
    return secondReadingOf(stored.default);
  },
  'lib/nutriai/server/ask/near/clauses-of.ts': () => import('@/lib/nutriai/server/ask/near/clauses-of'),
  'lib/nutriai/engine/composer/request/asked-equipment.ts': () =>
    import('@/lib/nutriai/engine/composer/request/asked-equipment'),
  'lib/nutriai/engine/composer/request/asked-meal.ts': async () =>
    (await import('@/lib/nutriai/engine/composer/request/asked-meal')).withoutTea('beans for tea'),
  'lib/nutriai/engine/composer/request/asked-minutes.ts': () =>
    import('@/lib/nutriai/engine/composer/request/asked-minutes'),
  'lib/nutriai/engine/safety/allergy-words-abroad.ts': () =>
    import('@/lib/nutriai/engine/safety/allergy-words-abroad'),
  'lib/nutriai/engine/safety/check-phrases.ts': async () =>
    (await import('@/lib/nutriai/engine/safety/assess')).assess(
      { text: 'whole nuts and honey' },
      { ageMonths: 8 },
    ),
  'lib/nutriai/engine/portions/amount-languages.ts': () =>
    import('@/lib/nutriai/engine/portions/amount-languages'),
  'lib/nutriai/engine/portions/feed-words.ts': () => import('@/lib/nutriai/engine/portions/feed-words'),
  'lib/nutriai/engine/portions/plain-amounts.ts': () => import('@/lib/nutriai/engine/portions/plain-amounts'),
  'lib/nutriai/engine/portions/packs-and-asides.ts': () =>
    import('@/lib/nutriai/engine/portions/packs-and-asides'),
  'lib/nutriai/engine/portions/part-of-pack.ts': () => import('@/lib/nutriai/engine/portions/part-of-pack'),
  'lib/nutriai/engine/portions/said-shares.ts': () => import('@/lib/nutriai/engine/portions/said-shares'),
  'lib/nutriai/engine/portions/weight-of-pack.ts': () =>
    import('@/lib/nutriai/engine/portions/weight-of-pack'),
  'lib/nutriai/engine/portions/refusals.ts': () => import('@/lib/nutriai/engine/portions/refusals'),
  'lib/nutriai/server/imports/read/formats/sheet-words.ts': () =>
    import('@/lib/nutriai/server/imports/read/formats/sheet-words'),
  'lib/nutriai/server/recipes/read/prose-recipe.ts': () =>
    import('@/lib/nutriai/server/recipes/read/prose-recipe'),
  'lib/nutriai/engine/safety/rules/phrases.ts': () => import('@/lib/nutriai/engine/safety/rules/phrases'),
};

/** Puts together what the modules that call it have written over several lines. */
const inLines = 'lib/nutriai/engine/text/expression-in-lines.ts';

/** Made of the names of elements that are ours, and read by nobody but a machine. */
const ofOurOwnNames = ['lib/platform/files/media/s3-media.ts'];

beforeAll(async () => {
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const expression = new target(pattern, flags);
      const [, , caller = ''] = (new Error().stack ?? '').split('\n');
      if (typeof pattern === 'string' && !caller.includes('node_modules')) made.add(String(expression));
      return expression;
    },
  });
  try {
    for (const make of Object.values(makers)) await make();
    // Those are made when their module is loaded.
    for (const file of filesWith('expressionInLines(')) await import(`@/${file}`);
  } finally {
    globalThis.RegExp = Plain;
  }
});

it('knows every file that puts expressions together', () => {
  const files = filesWith('new RegExp(');
  expect(files).toEqual([...Object.keys(makers), ...ofOurOwnNames, inLines].sort());
});

it('finds none that a text can keep busy', () => {
  expect(made.size).toBeGreaterThan(10);
  expect(problemsIn([...made])).toEqual([]);
  // It does find what is slow.
  expect(problemsIn(['/^(a+)+$/', '/\\s+$/'])).toHaveLength(2);
});

function filesWith(call: string): string[] {
  const options = ['grep', '--no-index', '-l', '-F', call, '--', 'app', 'components', 'lib'];
  return execFileSync('git', options, { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
}

/** In a process of its own: the plugin is a module, which Jest cannot load. */
function problemsIn(expressions: string[]): string[] {
  const program = `
    import { Linter } from 'eslint';
    import regexp from 'eslint-plugin-regexp';
    import { readFileSync } from 'node:fs';
    const option = ['error', { report: 'potential' }];
    const rules = { 'regexp/no-super-linear-backtracking': option, 'regexp/no-super-linear-move': option };
    const linter = new Linter();
    const problems = JSON.parse(readFileSync(0, 'utf8')).flatMap((expression) =>
      linter.verify('export const expression = ' + expression, { plugins: { regexp }, rules })
        .map(({ message }) => expression.slice(0, 80) + ': ' + message));
    process.stdout.write(JSON.stringify(problems));`;
  const options = ['--input-type=module', '-e', program];
  const input = JSON.stringify(expressions);
  return JSON.parse(execFileSync(process.execPath, options, { input, encoding: 'utf8' })) as string[];
}
