import path from 'node:path';
import { test } from '@playwright/test';
import { postgresShortLivedPort, shortLivedPort } from './ports';

/** Of the Playwright project that runs the contract tests on PostgreSQL. */
export const postgresProject = 'contract-postgres';

const isOnPostgres = () => test.info().project.name === postgresProject;

/** The data folder of the site that the running test speaks to. */
export function dataFolder(): string {
  return path.resolve('test-results', 'sites', isOnPostgres() ? 'postgres' : 'main');
}

/** The instance whose access tokens live for 40 seconds, which has a language model, and knows nothing of Google. */
export function shortLivedOrigin(): string {
  return `http://localhost:${isOnPostgres() ? postgresShortLivedPort : shortLivedPort}`;
}
