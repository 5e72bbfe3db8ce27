import next from '@next/eslint-plugin-next';
import { defineConfig, globalIgnores } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * Which parts may import which, and which expressions a text can keep busy. All else is asked by Oxlint
 * (.oxlintrc.json), which also checks the types, in a fifth of the time.
 */

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
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
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
    // Oxlint does not know this rule of Next's yet.
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}'],
    // Only a whole page load helps when the dialog's code could not be fetched.
    ignores: ['components/accounts/sign-in/auth-shell.tsx'],
    languageOptions: { globals: { location: 'readonly', window: 'readonly' } },
    plugins: { '@next/next': next },
    rules: { '@next/next/no-location-assign-relative-destination': 'error' },
  },
  ...importBoundaries,
]);
