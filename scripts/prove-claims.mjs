import { CopyOfCheckout } from './claims/copy-of-checkout.mjs';
import { isProven, readClaims, readProofs } from './claims/read-claims.mjs';
import { recordProof } from './claims/record-proof.mjs';
import { testTextsOf } from './claims/test-text.mjs';
import { needsBuild, runFiles, runTest } from './claims/run-test.mjs';
import { root, say } from './start-steps.mjs';

/**
 * `npm run prove:claims -- [words of a claim, its document or its test]`: breaks the code behind each promise
 * of the documents, in a copy of the checkout, sees its test fail, and notes that in docs/claims/proven.json.
 * Some tests run on a build, which is made for each and takes minutes: `--quick` leaves them out. `--new`
 * takes only claims that are not noted yet.
 */
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isGiven = (option) => process.argv.includes(option);
const proofs = readProofs(root);
const texts = testTextsOf(root);

const selected = readClaims(root)
  .flatMap(({ document, claims }) => claims.map((claim) => ({ document, ...claim })))
  .filter(({ test }) => !isGiven('--quick') || !needsBuild(test))
  .filter((entry) => !isGiven('--new') || !isProven(entry, proofs, texts))
  .filter(({ document, claim, test }) =>
    words.every((word) => `${document} ${claim} ${test}`.includes(word)),
  );

const copy = new CopyOfCheckout(root);
process.on('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
if (selected.some(({ test }) => needsBuild(test))) copy.takeBuild();

/** Of a file that proves so many claims all tests are run at once; of others the ones that are meant. */
const wholeFrom = 5;
const provenBy = (file) => selected.filter(({ test }) => test === file).length;
const quickTests = [...new Set(selected.map(({ test }) => test))].filter(
  (test) => !needsBuild(test) && provenBy(test) >= wholeFrom,
);
const quickResults = await runFiles(copy.folder, quickTests);
const soundFiles = new Map(quickTests.map((test, index) => [test, quickResults[index]]));
const soundRuns = new Map();

let proven = 0;
for (const entry of selected) {
  const { problem, failed } = await proveOne(entry);
  if (problem === null) {
    proven += 1;
    recordProof(root, entry, failed);
  }
  say(
    `${problem === null ? 'proven  ' : 'UNPROVEN'}  ${entry.document}: ${entry.claim}` +
      (problem ? `\n          ${problem}` : ''),
  );
}
say(`\n${proven} of ${selected.length} claims proven`);
process.exit(proven === selected.length ? 0 : 1);

/** The test must pass on sound code and fail on broken code. */
async function proveOne(entry) {
  const sound = await soundResultOf(entry);
  if (sound.passed.length === 0 || sound.failed.length > 0)
    return {
      problem: `the test does not pass on sound code: ${sound.didNotRun ?? JSON.stringify(sound.failed)}`,
    };
  const restore = copy.break(entry.break);
  if (typeof restore === 'string') return { problem: restore };
  if (needsBuild(entry.test) && !entry.isBuilt) copy.keepBuild();
  const { failed, didNotRun } = await runTest(copy.folder, entry);
  restore();
  if (needsBuild(entry.test) && entry.isBuilt) copy.forgetBuild();
  if (didNotRun) return { problem: `the broken code does not run: ${didNotRun}` };
  if (failed.length === 0) return { problem: `${entry.test} passes on broken code` };
  return { problem: null, failed: failed[0] };
}

/** Whole files where that is quick, one test where it takes a build. */
async function soundResultOf(entry) {
  const ofFile = soundFiles.get(entry.test);
  if (ofFile) {
    const isMeant = (name) => name.includes(entry.name ?? '');
    return { ...ofFile, passed: ofFile.passed.filter(isMeant), failed: ofFile.failed.filter(isMeant) };
  }
  const key = JSON.stringify([entry.test, entry.name, entry.environment]);
  if (!soundRuns.has(key)) soundRuns.set(key, await runTest(copy.folder, entry));
  return soundRuns.get(key);
}
