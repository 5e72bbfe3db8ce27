import { readFileSync } from 'node:fs';
import { environmentSchema, parseEnvironment, SettingsError } from './settings-schema';

const secret = 'x'.repeat(32);

function problemsOf(variables: Record<string, string | undefined>): string[] {
  try {
    parseEnvironment(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

/** The settings that a message names, in alphabetical order. */
function namesOf(problems: string[]): string[] {
  return problems.map((problem) => problem.split(':')[0] ?? '').sort();
}

const badValues: Record<string, string[]> = {
  NODE_ENV: ['staging', 'Production'],
  PORT: ['0', '65536', '3.5', 'http', '-1'],
  SITE_NAME: ['   ', 'x'.repeat(61)],
  SITE_URL: ['pear.example', 'ftp://pear.example', 'javascript:alert(1)'],
  DATABASE_URL: ['mysql://x/y', 'x', 'file:./db.sqlite'],
  DATABASE_POOL_SIZE: ['1', '0', 'many', '201'],
  REDIS_URL: ['cache.example', 'http://cache.example'],
  S3_BUCKET: ['a', 'With Capitals', '../media', '-pear'],
  S3_REGION: ['Europe, somewhere'],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example'],
  S3_PATH_STYLE: ['yes', '1'],
  PAYLOAD_SECRET: ['short', 'x'.repeat(31)],
  TOKEN_SECRET: ['short', 'x'.repeat(31)],
  TOKEN_SECRET_PREVIOUS: ['short', `${'x'.repeat(32)},short`],
  ACCESS_TOKEN_SECONDS: ['0', '15m', '86401'],
  REFRESH_TOKEN_SECONDS: ['0', '30d', '31536001'],
  GOOGLE_TOKENINFO_URL: ['x'],
  ANALYTICS_ID: ['UA-1', "G-A';alert(1)//"],
  SMTP_URL: ['mail.example', 'http://mail.example'],
  CONTACT_EMAIL: ['nobody', 'a@b'],
  TRUSTED_PROXIES: ['-1', 'yes', '11'],
  LLM_BASE_URL: ['x', 'ftp://model.example/v1'],
  SOCIAL_INSTAGRAM_URL: ['http://instagram.example', 'javascript:alert(1)'],
  SOCIAL_FACEBOOK_URL: ['x'],
  SOCIAL_PINTEREST_URL: ['x'],
  SOCIAL_YOUTUBE_URL: ['x'],
  WEB_STORIES_CANONICAL: ['both'],
  METRICS_TOKEN: ['short'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector'],
  DRAIN_SECONDS: ['-1', '61', 'soon'],
  BACKUP_PASSPHRASE: ['short'],
  LOG_LEVEL: ['verbose'],
  NEXT_PUBLIC_API_HOST: ['api.example'],
};

it.each(Object.entries(badValues).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'refuses %s=%s by its name',
  (name = '', value = '') => {
    expect(namesOf(problemsOf({ [name]: value }))).toEqual([name]);
  },
);

it('names every bad value at once, so that a person corrects them in one go', () => {
  const all = Object.fromEntries(Object.entries(badValues).map(([name, [value]]) => [name, value]));
  expect([...new Set(namesOf(problemsOf(all)))]).toEqual(Object.keys(badValues).sort());
  expect(() => parseEnvironment(all)).toThrow(
    /PORT: .*\n[\s\S]*TOKEN_SECRET: must have at least 32 characters/,
  );
});

it('never repeats a value, which may be a secret, in its message', () => {
  const problems = problemsOf({
    TOKEN_SECRET: 'hunter2',
    SMTP_URL: 'user:hunter2@mail',
    DATABASE_URL: 'x:hunter2',
  });
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).not.toContain('hunter2');
});

it('takes an empty variable for one that is not set', () => {
  const empty = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
  expect(parseEnvironment(empty)).toEqual(parseEnvironment({}));
});

it('starts with nothing set at all', () => {
  expect(parseEnvironment({})).toEqual({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '0.0.0.0',
    SITE_NAME: 'Little Pear',
    DATABASE_POOL_SIZE: 10,
    S3_REGION: 'us-east-1',
    S3_PATH_STYLE: 'true',
    ACCESS_TOKEN_SECONDS: 900,
    REFRESH_TOKEN_SECONDS: 2_592_000,
    GOOGLE_TOKENINFO_URL: 'https://oauth2.googleapis.com/tokeninfo',
    MAIL_FROM: 'Little Pear <no-reply@localhost>',
    TOKEN_SECRET_PREVIOUS: [],
    TRUSTED_PROXIES: 0,
    LATE_RUNTIME: 'on',
    WEBHOOKS_TO_LOOPBACK: 'off',
    WEB_STORIES_CANONICAL: 'page',
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'info',
  });
});

it('keeps what was given, numbers as numbers', () => {
  const given = parseEnvironment({
    PORT: '8080',
    SITE_URL: 'https://pear.example',
    TRUSTED_PROXIES: '2',
    TOKEN_SECRET: secret,
  });
  expect(given).toMatchObject({
    PORT: 8080,
    SITE_URL: 'https://pear.example',
    TRUSTED_PROXIES: 2,
    TOKEN_SECRET: secret,
  });
});

it('wants the name of a model together with its address', () => {
  const address = { LLM_BASE_URL: 'http://localhost:11434/v1' };
  expect(namesOf(problemsOf(address))).toEqual(['LLM_MODEL']);
  expect(namesOf(problemsOf({ LLM_MODEL: 'small' }))).toEqual(['LLM_MODEL']);
  expect(problemsOf({ ...address, LLM_MODEL: 'small' })).toEqual([]);
});

it('wants the keys of a bucket together with its name, each by its own', () => {
  expect(namesOf(problemsOf({ S3_BUCKET: 'pear-media' }))).toEqual([
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  expect(problemsOf({ S3_BUCKET: 'pear-media', ...keys })).toEqual([]);
});

it('passes on nothing of the environment that is no setting', () => {
  expect(parseEnvironment({ PATH: '/bin', AWS_SECRET_ACCESS_KEY: 'x' })).not.toHaveProperty(
    'AWS_SECRET_ACCESS_KEY',
  );
});

describe('with a shared database in production', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/pear' };

  it('demands both secrets, besides naming what else is wrong', () => {
    expect(namesOf(problemsOf(shared))).toEqual(['PAYLOAD_SECRET', 'TOKEN_SECRET']);
    expect(namesOf(problemsOf({ ...shared, TOKEN_SECRET: secret, PORT: 'x' }))).toEqual([
      'PAYLOAD_SECRET',
      'PORT',
    ]);
    expect(namesOf(problemsOf({ ...shared, TOKEN_SECRET: '', PAYLOAD_SECRET: secret }))).toEqual([
      'TOKEN_SECRET',
    ]);
  });

  it('starts with both', () => {
    expect(problemsOf({ ...shared, PAYLOAD_SECRET: secret, TOKEN_SECRET: secret })).toEqual([]);
  });

  it('lets a developer, or an installation with a file of its own, go without', () => {
    expect(problemsOf({ ...shared, NODE_ENV: 'development' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([]);
  });
});

it('is documented setting by setting in .env.example, and nothing else is', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(documented.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
});
