import * as z from 'zod';

/** An empty variable counts as one that is not set: `GOOGLE_CLIENT_ID=` in a file means "none". */
const optionalText = z.string().trim().min(1).optional();
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();
const secret = z.string().min(32, 'must have at least 32 characters').optional();
const wholeNumber = (fallback: number, minimum: number, maximum: number) =>
  z.coerce.number().int().min(minimum).max(maximum).default(fallback);

/**
 * Every setting the software reads from its environment. `.env.example` documents each one; a test keeps the
 * two lists equal. Durations end in `_SECONDS`.
 */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(3000, 1, 65_535),
  HOST: z.string().trim().min(1).default('0.0.0.0'),
  SITE_NAME: z.string().trim().min(1).max(60).default('Little Pear'),
  SITE_URL: optionalUrl,
  DATA_DIR: optionalText,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(10, 2, 200),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PATH_STYLE: z.enum(['true', 'false']).default('true'),
  PAYLOAD_SECRET: secret,
  TOKEN_SECRET: secret,
  /** Secrets of before, by commas: what was signed with them is still taken, nothing new is. */
  TOKEN_SECRET_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine((secrets) => secrets.every((each) => each.length >= 32), 'each must have at least 32 characters')
    .default([]),
  ACCESS_TOKEN_SECONDS: wholeNumber(15 * 60, 1, 24 * 60 * 60),
  REFRESH_TOKEN_SECONDS: wholeNumber(30 * 24 * 60 * 60, 1, 365 * 24 * 60 * 60),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_TOKENINFO_URL: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/tokeninfo'),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be a Google Analytics measurement id such as G-ABC123')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(3).default('Little Pear <no-reply@localhost>'),
  CONTACT_EMAIL: z.email().optional(),
  TRUSTED_PROXIES: wholeNumber(0, 0, 10),
  LLM_BASE_URL: optionalUrl,
  LLM_MODEL: optionalText,
  LLM_API_KEY: optionalText,
  SOCIAL_INSTAGRAM_URL: z.url({ protocol: /^https$/ }).optional(),
  SOCIAL_FACEBOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  SOCIAL_PINTEREST_URL: z.url({ protocol: /^https$/ }).optional(),
  SOCIAL_YOUTUBE_URL: z.url({ protocol: /^https$/ }).optional(),
  LATE_RUNTIME: z.enum(['on', 'off']).default('on'),
  WEBHOOKS_TO_LOOPBACK: z.enum(['on', 'off']).default('off'),
  WEB_STORIES_CANONICAL: z.enum(['page', 'amp']).default('page'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  DRAIN_SECONDS: wholeNumber(0, 0, 60),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  NEXT_PUBLIC_API_HOST: optionalUrl,
});

export type Environment = z.infer<typeof environmentSchema>;

/** All that is wrong with the environment, one line a setting. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads and checks an environment.
 * @throws SettingsError naming every bad or missing value at once
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in environmentSchema.shape && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success && Boolean(given.LLM_BASE_URL) !== Boolean(given.LLM_MODEL)) {
    problems.push('LLM_MODEL: is given together with LLM_BASE_URL, or neither is');
  }
  if (parsed.success && given.S3_BUCKET) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!given[name]) problems.push(`${name}: must be given when S3_BUCKET is set`);
    }
  }
  if (given.NODE_ENV === 'production' && given.DATABASE_URL) {
    // Several instances share one database: a secret that each made up for itself would sign people out at random.
    for (const name of ['PAYLOAD_SECRET', 'TOKEN_SECRET'] as const) {
      if (!given[name]) problems.push(`${name}: must be given when DATABASE_URL is set in production`);
    }
  }
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return parsed.data;
}
