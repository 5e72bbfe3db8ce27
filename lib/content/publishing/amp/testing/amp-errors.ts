import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import ampValidator from 'amphtml-validator';

const program = 'node_modules/.cache/amp-validator/validator_wasm.js';
const command = 'scripts/fetch-amp-validator.mjs';

/** What AMP's own validator says against a document, a line each; an empty list is a pass. */
export async function ampErrors(document: string): Promise<string[]> {
  if (!existsSync(program)) fetchProgram();
  const validator = await ampValidator.getInstance(program);
  const { status, errors } = validator.validateString(document);
  const lines = errors.map(({ severity, line, code, message }) => `${severity} ${line} ${code}: ${message}`);
  return status === 'PASS' || lines.length > 0 ? lines : [`The validator answered ${status}.`];
}

/** A test that passes over the validator is worth nothing: without it, it fails. */
function fetchProgram(): void {
  try {
    execFileSync(process.execPath, [command], { stdio: 'inherit' });
  } catch (cause) {
    throw new Error(`The AMP validator is missing. Fetch it once, with a network: node ${command}`, {
      cause,
    });
  }
}
