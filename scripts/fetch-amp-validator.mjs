import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * AMP's validator is a WebAssembly program that its npm package downloads at each start. Next 15 carries a
 * copy of it: taken out of there once, and known by its hash, it lets the tests validate stories without a
 * network.
 */
const origin = 'next@15.5.29';
const member = 'package/dist/compiled/amphtml-validator/validator_wasm.js';
const sha256 = 'f1f4629ab36f555f5a9937a5cf00f0ef780bf025883c035d06389b151c896f26';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'node_modules/.cache/amp-validator');
const target = path.join(folder, 'validator_wasm.js');

/** @returns {string} the file, fetched from the npm registry when it is not there yet */
export function fetchAmpValidator() {
  if (isRight(target)) return target;
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'amp-validator-'));
  try {
    const quiet = { cwd: temporary, stdio: ['ignore', 'pipe', 'inherit'], timeout: 240_000 };
    const archive = execFileSync('npm', ['pack', '--silent', origin], quiet).toString().trim();
    execFileSync('tar', ['-xzf', archive, member], quiet);
    const found = path.join(temporary, member);
    if (!isRight(found)) throw new Error(`${member} of ${origin} is not the file that is expected.`);
    // Whole or not there: two test runs may fetch it at once.
    const unfinished = path.join(folder, `${path.basename(temporary)}.js`);
    copyFileSync(found, unfinished);
    renameSync(unfinished, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return target;
}

function isRight(file) {
  return existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${path.relative(root, fetchAmpValidator())}\n`);
}
