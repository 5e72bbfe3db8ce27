import { defineConfig, devices } from '@playwright/test';
import { testWorkers } from './e2e/support/staff';
import {
  googleStandInPort,
  mainPort,
  modelStandInPort,
  postgresMainPort,
  postgresPort,
  postgresShortLivedPort,
  shortLivedPort,
} from './e2e/support/ports';
import { postgresProject } from './e2e/support/site-under-test';
import { findPostgres } from './lib/platform/testing/postgres-cluster.mjs';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    // As root there is no sandbox to start; the other switches keep the browser from calling home.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-quic'],
  },
};

const server = (port: number, name: string, environment: Record<string, string>) => ({
  command: `node scripts/serve-for-tests.mjs ${name}`,
  url: `http://127.0.0.1:${port}/readyz`,
  env: { PORT: String(port), SITE_URL: `http://localhost:${port}`, ...environment },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

const mainSettings = {
  // Where the tests' receivers of webhooks listen.
  WEBHOOKS_TO_LOOPBACK: 'on',
  TRUSTED_PROXIES: '1',
  GOOGLE_CLIENT_ID: 'little-pear-tests.apps.googleusercontent.com',
  GOOGLE_TOKENINFO_URL: `http://127.0.0.1:${googleStandInPort}/tokeninfo`,
};
const shortLivedSettings = {
  TRUSTED_PROXIES: '1',
  ACCESS_TOKEN_SECONDS: '40',
  LLM_BASE_URL: `http://127.0.0.1:${modelStandInPort}/v1`,
  LLM_MODEL: 'stand-in',
};

/**
 * The contract once more on PostgreSQL, with two instances on one database; left out, and said so by `npm
 * test`, where there is none.
 */
const hasPostgres = findPostgres() !== null && process.env.TEST_WITHOUT_POSTGRES !== '1';
const onPostgres = { TEST_DATABASE_URL: `postgres://pear@127.0.0.1:${postgresPort}/site` };

/**
 * A part that runs beside others, from ports and into files of its own (scripts/test.mjs); all of them where
 * none is named.
 */
const part = process.env.TEST_PART ?? '';
const isOnSqlite = part !== postgresProject;
const isOnPostgres = hasPostgres && (part === '' || part === postgresProject);

/**
 * Tests over HTTP wait more than they work; a browser keeps a core busy, and on PostgreSQL they run beside
 * the others.
 */
const workers = part === 'contract' ? testWorkers : 2;

/** What a test over HTTP saw stands in its error; a trace of it would only cost time. */
const overHttp = { trace: 'off' as const, screenshot: 'off' as const };

const projects = [
  { name: 'contract', testDir: 'e2e/api', use: overHttp },
  ...(isOnPostgres
    ? [
        {
          name: postgresProject,
          testDir: 'e2e/api',
          // Both instances share one database there, and other tests write content on it meanwhile.
          testIgnore: '**/whole-site.spec.ts',
          use: { ...overHttp, baseURL: `http://localhost:${postgresMainPort}` },
        },
      ]
    : []),
  { name: 'journeys', testDir: 'e2e/journeys', use: chromium },
];

/** Journeys and contract tests against the production build, each server on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/playwright${part && `-${part}`}`,
  fullyParallel: true,
  workers,
  retries: 0,
  forbidOnly: true,
  // A busy machine takes several times as long for the same; no test's outcome is to hang on that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/playwright${part && `-${part}`}.json` }]],
  use: {
    baseURL: `http://localhost:${mainPort}`,
    // They would answer from what an earlier step kept; e2e/journeys/offline.spec.ts lets them in.
    serviceWorkers: 'block',
    // Every step's document is in a trace, and takes a tenth of the time: `TEST_TRACE=1` records them.
    trace: process.env.TEST_TRACE === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: projects.filter(({ name }) => part === '' || name === part),
  webServer: [
    {
      command: `node e2e/stand-ins/google-token-info.mjs ${googleStandInPort}`,
      port: googleStandInPort,
      stderr: 'pipe',
    },
    {
      command: `node e2e/stand-ins/language-model.mjs ${modelStandInPort}`,
      port: modelStandInPort,
      stderr: 'pipe',
    },
    ...(isOnSqlite
      ? [server(mainPort, 'main', mainSettings), server(shortLivedPort, 'short-lived', shortLivedSettings)]
      : []),
    ...(isOnPostgres
      ? [
          {
            command: `node scripts/postgres-for-tests.mjs ${postgresPort} site`,
            wait: { stdout: /PostgreSQL is ready/ },
            timeout: 180_000,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
            stderr: 'pipe' as const,
          },
          server(postgresMainPort, 'postgres', { ...mainSettings, ...onPostgres }),
          server(postgresShortLivedPort, 'postgres-short-lived', { ...shortLivedSettings, ...onPostgres }),
        ]
      : []),
  ],
});
