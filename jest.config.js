import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { compileKnowledge } from './scripts/compile-knowledge.mjs';
import { gatheredTests } from './scripts/testing/gathered-tests.mjs';

const createJestConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only and are therefore compiled for Jest as our own code is. */
const esModulesOnly = ['@payloadcms', 'feed', 'jose', 'payload', 'qr', 'qs-esm', 'uuid'];

/** The packages that read HTML and write Markdown are many small ones, all of them ES modules only. */
const ofMarkdown = [
  '(hast|mdast|unist)-util-[\\w-]+',
  '(micromark|vfile|hastscript|entities|parse5|rehype)[\\w-]*',
  '(comma|space)-separated-tokens',
  '@ungap',
  'bcp-47-match',
  'ccount',
  'character-entities',
  'collapse-white-space',
  'css-selector-parser',
  'decode-named-character-reference',
  'devlop',
  'direction',
  'escape-string-regexp',
  'html-void-elements',
  'longest-streak',
  'markdown-table',
  'property-information',
  'trim-trailing-lines',
  'web-namespaces',
  'zwitch',
];

async function project(name, { environment, testMatch, setup = [] }) {
  const base = await createJestConfig({
    displayName: name,
    testEnvironment: environment,
    testMatch,
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', ...setup],
    testPathIgnorePatterns: ['<rootDir>/e2e/(?!faults/)', '<rootDir>/.next/', '<rootDir>/data/'],
    modulePathIgnorePatterns: ['.next', 'data', 'release', 'test-results'].map(
      (name) => `<rootDir>/${name}/`,
    ),
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/jest.server-only.ts',
    },
  })();
  return {
    ...base,
    transformIgnorePatterns: [
      `/node_modules/(?!(${[...esModulesOnly, ...ofMarkdown].join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

const inProject = (files) => files.map((file) => `<rootDir>/${file}`);

export default async function config() {
  await compileKnowledge();
  return {
    // Jest leaves one core free: on two that halves the speed, and nothing else runs meanwhile.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine takes several times as long for the same; no test's outcome is to hang on that.
    testTimeout: 30_000,
    // A browser's document takes half a second to make: only components have one unasked (others say
    // `@jest-environment jsdom`).
    projects: [
      await project('components', {
        environment: 'jsdom',
        testMatch: ['**/*.test.tsx'],
        setup: ['<rootDir>/jest.components.ts'],
      }),
      await project('rules', {
        environment: 'node',
        testMatch: process.env.TEST_GATHERED ? inProject(gatheredTests()) : ['**/*.test.ts'],
      }),
    ],
  };
}
