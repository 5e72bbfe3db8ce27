import type { SanitizedConfig } from 'payload';

const retries = { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } } as const;

/**
 * Every job that fails is tried five more times, after half a minute, a minute, two, four and eight.
 * Payload's own job, scheduled publishing, which it adds itself, would be given up at the first failure: a
 * database that was busy for a moment.
 */
export function withRetries(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    task.retries = retries;
  }
  return config;
}
