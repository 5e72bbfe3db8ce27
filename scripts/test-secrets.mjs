import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secrets of a test site as settings: instances on one database must be given the same, and the tests
 * read them from the file.
 */
export function secretsOf(dataFolder) {
  const { payloadSecret, tokenSecret } = JSON.parse(
    readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8'),
  );
  return { PAYLOAD_SECRET: payloadSecret, TOKEN_SECRET: tokenSecret };
}
