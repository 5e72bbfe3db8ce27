import base from './playwright.config';
const servers = Array.isArray(base.webServer) ? base.webServer : [];
export default {
  ...base,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: { ...base.use, baseURL: 'http://localhost:3400' },
  webServer: [{ ...servers[2], url: 'http://127.0.0.1:3400/readyz', command: 'node scripts/serve-for-tests.mjs own', env: { ...servers[2]?.env, PORT: '3400', SITE_URL: 'http://localhost:3400' }, timeout: 300_000 }],
} as typeof base;
