import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    .regex(/^[\w./-]+\.(?:test\.tsx?|spec\.ts|fault\.ts)$/)
    .describe('the test that fails when the claim is false'),
  name: z.string().optional().describe('a part of the name of that test, where its file holds others'),
  environment: z.record(z.string(), z.string()).optional().describe('what makes a long run short'),
  isBuilt: z
    .boolean()
    .default(true)
    .describe('whether what is broken is part of the build that the test runs on'),
  break: z.union([edit.transform((one) => [one]), z.array(edit).min(1)]).describe('makes the claim false'),
});

const claimsFile = z.strictObject({
  document: z.string(),
  claims: z.array(claim).min(1),
  facts: z
    .array(z.string().min(5))
    .default([])
    .describe(
      'words of sentences that promise nothing: explanations, advice, measured figures and their command',
    ),
});

const proof = z.strictObject({
  document: z.string(),
  claim: z.string(),
  fingerprint: z.string(),
  on: z.iso.date(),
  failed: z.string().min(1).describe('the test that failed on the broken code'),
  saying: z.string().describe('what that test said, as test-text.mjs names it'),
});

const folderOf = (root) => path.join(root, 'docs/claims');
const proofsFile = (root) => path.join(folderOf(root), 'proven.json');

/**
 * Reads the promises of `docs/` and, for each, a change to the code that makes it false and the test that
 * must then fail.
 * @param {string} root
 * @returns one entry per file of docs/claims, with its name
 * @throws ZodError for a file of another form
 */
export function readClaims(root) {
  return readdirSync(folderOf(root))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      file,
      ...claimsFile.parse(parse(readFileSync(path.join(folderOf(root), file), 'utf8'))),
    }));
}

/**
 * Reads which claims were seen to fail: the proof of a claim whose break, or whose test's
 * own words, have changed since is none.
 * @param {string} root
 */
export function readProofs(root) {
  if (!existsSync(proofsFile(root))) return [];
  return z.array(proof).parse(JSON.parse(readFileSync(proofsFile(root), 'utf8')));
}

/**
 * Names the test and the break of a claim in a few characters.
 * @param {{ test: string, name?: string, break: object[] }} one
 */
export function fingerprintOf({ test, name, break: edits }) {
  return createHash('sha256')
    .update(JSON.stringify([test, name, edits]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Returns whether a claim was seen to fail as it is broken now, by a test that says the same as then.
 * @param {{ document: string, claim: string, test: string, name?: string, break: object[] }} entry
 * @param {ReturnType<typeof readProofs>} proofs
 * @param {import('./test-text.mjs').TestTexts} texts
 */
export function isProven(entry, proofs, texts) {
  const proof = proofs.find(
    ({ document, claim: words }) => document === entry.document && words === entry.claim,
  );
  return (
    proof?.fingerprint === fingerprintOf(entry) && proof.saying === texts.hashOf(entry.test, proof.failed)
  );
}

/** Names where the proofs are stored, for the program that writes them. */
export { proofsFile };
