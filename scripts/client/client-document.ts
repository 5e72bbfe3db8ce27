import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { keyOperations } from '../../lib/contract/api-key-words';
import { openApiDocument } from '../../lib/contract/openapi/document';
import type { Operation } from '../../lib/contract/openapi/operation';
import { operations, operationTags } from '../../lib/contract/openapi/operations';

/** Any site: a client names the one that it calls. */
const siteUrl = 'https://www.example.com';

const description = z.looseObject({ paths: z.record(z.string(), z.unknown()) });

/** What a program calls with a member's key, and what NutriAI answers to everybody. */
function isForPrograms({ id, access, tag }: Operation): boolean {
  const isPublic = access === 'public' || access === 'reader';
  return Object.hasOwn(keyOperations, id) || (tag === 'NutriAI' && isPublic);
}

/** Returns the part of the API's description that the client is made of. */
export function clientDocument(): z.output<typeof description> {
  const document = openApiDocument({
    siteName: 'Little Pear',
    siteUrl,
    operations: operations.filter(isForPrograms),
    tags: operationTags,
  });
  return description.parse(document);
}

const generator = '@hey-api/openapi-ts';
const packageFile = z.object({ devDependencies: z.object({ [generator]: z.string() }) });

/** Returns what the client changes with: a hash of the description and of the generator's version. */
export function clientHash(): string {
  const { devDependencies } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return createHash('sha256')
    .update(devDependencies[generator])
    .update(JSON.stringify(clientDocument()))
    .digest('hex');
}
