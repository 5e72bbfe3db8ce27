import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const edit = z.strictObject({
  file: z.string(),
  find: z.string().min(1).describe('stands in the file exactly once'),
  replace: z.string(),
});

const claim = z.strictObject({
  claim: z.string().min(8).describe('words of the document, as they stand there'),
  test: z
    .string()
    .regex(/^[\w./-]+\.(?:test\.tsx?|spec\.ts)$/)
    .describe('the test that fails when the claim is false'),
  name: z.string().optional().describe('a part of the name of that test, where its file holds others'),
  break: z.union([edit.transform((one) => [one]), z.array(edit).min(1)]).describe('makes the claim false'),
});

const claimsFile = z.strictObject({ document: z.string(), claims: z.array(claim).min(1) });

/**
 * Reads the promises of `docs/` and, for each, a change to the code that makes it false and the test that must then fail.
 * @param {string} root
 * @returns one entry per file of docs/claims, with its name
 * @throws ZodError for a file of another form
 */
export function readClaims(root) {
  const folder = path.join(root, 'docs/claims');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, ...claimsFile.parse(parse(readFileSync(path.join(folder, file), 'utf8'))) }));
}
