import { writeFileSync } from 'node:fs';
import { fingerprintOf, proofsFile, readClaims, readProofs } from './read-claims.mjs';
import { testTextsOf } from './test-text.mjs';

const keyOf = ({ document, claim }) => `${document}: ${claim}`;

/**
 * Stores that a claim was seen to fail, at once: a run over all takes hours and may be ended. Proofs of
 * claims that are gone go.
 * @param {string} root
 * @param {{ document: string, claim: string, test: string, name?: string, break: object[] }} entry
 * @param {string} failed the name of the test that failed
 */
export function recordProof(root, entry, failed) {
  const { document, claim } = entry;
  const on = new Date().toISOString().slice(0, 10);
  const proofs = new Map(readProofs(root).map((proof) => [keyOf(proof), proof]));
  const saying = testTextsOf(root).hashOf(entry.test, failed);
  proofs.set(keyOf(entry), { document, claim, fingerprint: fingerprintOf(entry), on, failed, saying });
  const inOrder = readClaims(root)
    .flatMap((file) => file.claims.map((one) => `${file.document}: ${one.claim}`))
    .flatMap((key) => proofs.get(key) ?? []);
  writeFileSync(proofsFile(root), `${JSON.stringify(inOrder, null, 2)}\n`);
}
