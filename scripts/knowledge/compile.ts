import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBenchmark } from './read-benchmark';
import { KnowledgeError, readKnowledge } from './read-knowledge';

/**
 * Writes the files that the engine and its tests read, from the folder `knowledge/`; the hash of the sources
 * is the one argument.
 */
const [, , hash] = process.argv;

/** Whole or not at all: a server that starts meanwhile must not read half of it. */
function writeCompiled(name: string, value: unknown): void {
  const file = path.resolve('.programs', name);
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
}

try {
  const { knowledge, cases } = readKnowledge(path.resolve('knowledge'));
  writeCompiled('safety-cases.json', cases);
  writeCompiled('benchmark.json', readBenchmark(path.resolve('knowledge/benchmark')));
  writeCompiled('knowledge.json', { hash, knowledge });
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
