import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * What each part of the site may import besides itself; docs/architecture.md says why. A feature's server and
 * its browser code never meet.
 */
const walls = {
  // The engine's words alone, which one file names.
  contract: ['engine'],
  engine: [],
  platform: ['contract'],
  front: ['platform'],
  'accounts-server': ['contract', 'platform'],
  'accounts-client': ['contract'],
  content: ['contract', 'engine', 'platform', 'accounts-server'],
  'wagtail-api': ['contract', 'platform', 'accounts-server', 'content'],
  'nutriai-model': ['contract', 'engine', 'platform'],
  'nutriai-server': ['contract', 'engine', 'platform', 'accounts-server', 'content', 'nutriai-model'],
  'nutriai-client': ['contract', 'engine', 'accounts-client'],
  offline: ['contract', 'platform', 'accounts-client', 'nutriai-client'],
  assistant: ['contract', 'platform'],
};
const parts = Object.keys(walls);
const elements = [
  { type: 'app', pattern: 'app/**', partialMatch: false },
  { type: 'components', pattern: 'components/**', partialMatch: false },
  { type: 'engine', pattern: 'lib/nutriai/engine/**', partialMatch: false },
  ...['accounts-server', 'accounts-client', 'nutriai-server', 'nutriai-client', 'nutriai-model'].map(
    (type) => ({
      type,
      pattern: `lib/${type.replace('-', '/')}/**`,
      partialMatch: false,
    }),
  ),
  ...['contract', 'platform', 'front', 'content', 'wagtail-api', 'offline', 'assistant'].map((type) => ({
    type,
    pattern: `lib/${type}/**`,
    partialMatch: false,
  })),
  { type: 'scripts', pattern: 'scripts/**', partialMatch: false },
];
const mayImport = (type, others) => ({
  from: { element: { type } },
  allow: { to: { element: { type: [type, ...others] } } },
});
const importWalls = (files, policies, ignores = []) => ({
  files,
  ignores,
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'import/resolver': { typescript: { alwaysTryTypes: true } },
  },
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
});
const tests = ['**/*.test.{ts,tsx}', '**/*.test-helper.{ts,tsx}', '**/testing/**'];

/**
 * Imports run one way: app → components → lib, and inside lib along the walls. Tests of lib put together what
 * they need.
 */
const importBoundaries = [
  importWalls(
    ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    [mayImport('app', ['components', ...parts]), mayImport('components', parts), mayImport('scripts', parts)],
  ),
  importWalls(
    ['lib/**/*.{ts,tsx}'],
    Object.entries(walls).map(([type, others]) => mayImport(type, others)),
    tests,
  ),
];

const reactRules = nextCoreWebVitals.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => /^react(-hooks)?\//.test(name)),
);

/** On Node 20 it answers wrongly for addresses with letters outside ASCII, once its caller is compiled. */
const noCanParse = {
  object: 'URL',
  property: 'canParse',
  message: 'Read addresses through lib/platform/http/parsed-url.',
};

export default defineConfig([
  globalIgnores([
    '.next/**',
    '.programs/**',
    'data/**',
    'release/**',
    'test-results/**',
    'playwright-report/**',
    'coverage/**',
    'packages/client/dist/**',
    'next-env.d.ts',
    'lib/platform/database/migrations/**',
    'lib/platform/database/payload-types.ts',
    'app/(cms)/admin/importMap.js',
  ]),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    // There is no React here, and its rules take a fifth of the time.
    files: ['lib/**', 'bench/**', 'e2e/**', 'scripts/**'],
    ignores: ['lib/accounts/client/**', 'lib/nutriai/client/**', 'lib/offline/**'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  { files: ['**/*.tsx'], rules: jsxA11y.flatConfigs.strict.rules },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // A text that somebody sends must not keep an expression busy: none may need more than a time that grows
    // with the text.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    rules: {
      // Pictures are finished WebP files in fixed widths (docs/decisions/0004-pictures-without-an-optimiser.md).
      '@next/next/no-img-element': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-properties': ['error', noCanParse],
    },
  },
  {
    // One module reads the environment; the starting scripts run before it exists, and Next inlines its
    // public variables by name.
    files: ['app/**', 'components/**', 'lib/**', 'payload.config.ts'],
    ignores: [
      'lib/platform/{settings,log,files,backup,testing}/**',
      'lib/accounts/client/api-url.ts',
      '**/*.test.{ts,tsx}',
      '**/*.test-helper.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        noCanParse,
        {
          object: 'process',
          property: 'env',
          message: 'Read settings through lib/platform/settings/settings.',
        },
      ],
    },
  },
  {
    // Reads of the API are called without Next's scope of a request
    // (docs/decisions/0015-routes-called-directly.md): they get a `Request`.
    files: ['app/api/**', 'lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['next/headers', 'next/cache'].map((name) => ({
              name,
              message: 'Read the request that the handler gets.',
            })),
            {
              name: 'next/server',
              allowImportNames: ['after'],
              message: 'Read the request that the handler gets.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/contract/**'],
    ignores: ['lib/contract/nutriai-words.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/engine/**'], message: 'Name the engine’s words through ./nutriai-words.' },
          ],
        },
      ],
    },
  },
  {
    // The panel and the door out of the preview are no pages of the site: they need a whole load.
    files: ['components/content/panel/dashboard-links.tsx', 'components/content/article/draft-bar.tsx'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    // A wide table scrolls inside its own frame, which a keyboard must be able to reach (WCAG 2.1.1).
    files: ['components/content/article/article-table.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
  {
    // A click on the sheet is what a followed link bubbles up to; <dialog> is interactive, which the rule
    // does not know.
    files: ['components/layout/mobile-menu.tsx', 'components/accounts/sign-in/sign-in-dialog.tsx'],
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
  },
  {
    // Only a whole page load helps when the dialog's code could not be fetched.
    files: ['components/accounts/sign-in/auth-shell.tsx'],
    rules: { '@next/next/no-location-assign-relative-destination': 'off' },
  },
  // Google's tag reads `arguments` objects from its queue and ignores arrays.
  { files: ['components/layout/analytics-consent.tsx'], rules: { 'prefer-rest-params': 'off' } },
  // Programs that people read and run at a terminal, where the console is their screen.
  { files: ['jest.setup.ts', 'packages/client/examples/**'], rules: { 'no-console': 'off' } },
  ...importBoundaries,
  prettier,
]);
