import { createHash } from 'node:crypto';
import { closeSync, cpSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOf, startChild } from './child-processes.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const compiled = path.join(root, '.programs', 'knowledge.json');
const sources = ['knowledge', 'lib/nutriai/engine/knowledge', 'scripts/knowledge'];

/** Trained by `npm run questions`. It is read as a file, for each bundle that imported it would hold it as text. */
const questionModel = {
  trained: path.join(root, 'lib', 'nutriai', 'server', 'ask', 'near', 'question-model.json'),
  read: path.join(root, '.programs', 'question-model.json'),
};

/** What compiles; the one program that does not need its result. */
export const knowledgeCompiler = path.join('scripts', 'knowledge', 'compile.ts');

let compiling;

/**
 * Compiles the folder `knowledge/` to the one file that the engine reads, and lays the model of questions
 * beside it, unless they are of these very sources already. In a container's image there are no sources, only
 * what was compiled when it was made. Ends this process when the folder has mistakes, which it prints.
 */
export function compileKnowledge() {
  compiling ??= compileIfStale();
  return compiling;
}

async function compileIfStale() {
  if (!existsSync(path.join(root, knowledgeCompiler))) return;
  copyQuestionModel();
  const hash = hashOfSources();
  if (compiledHash() === hash) return;
  const { compileProgram } = await import('./compile-program.mjs');
  const args = [await compileProgram(knowledgeCompiler), hash];
  const child = startChild(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const status = await endOf(child);
  if (status !== 0) process.exit(status);
}

/** Whole or not at all: a server that starts meanwhile must not read half of it. */
function copyQuestionModel() {
  const { trained, read } = questionModel;
  if (existsSync(read) && statSync(read).mtimeMs === statSync(trained).mtimeMs) return;
  const unfinished = `${read}.${process.pid}`;
  cpSync(trained, unfinished, { preserveTimestamps: true });
  renameSync(unfinished, read);
}

/** A hash of every file that the compiled knowledge follows from. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .sort();
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The hash that the compiled file begins with, without reading all of it. */
function compiledHash() {
  if (!existsSync(compiled)) return undefined;
  const start = Buffer.alloc(100);
  const file = openSync(compiled, 'r');
  readSync(file, start, 0, start.length, 0);
  closeSync(file);
  return /^\{"hash":"([0-9a-f]{64})"/.exec(start.toString('latin1'))?.[1];
}
