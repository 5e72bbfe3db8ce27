import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { checkKnowledge } from './knowledge/check-knowledge';
import { generatedFiles } from './knowledge/generated-files';
import { ordinaryWords } from './knowledge/ordinary-words';
import { readKnowledge } from './knowledge/read-knowledge';
import { packedRedFlags } from '@/lib/nutriai/engine/red-flags/packed-red-flags';
import {
  compiledCards,
  compiledRedFlags,
  compiledSaidOfOthers,
  redFlagCardFile,
  redFlagFile,
  saidOfOthersFile,
} from './knowledge/red-flag-file';
import { reviewTable } from './knowledge/review-table';

/**
 * `npm run knowledge` checks the folder `knowledge/`, writes its README and the schemas for editors, and
 * prints the rules as a table to review. The shape of every file has been checked before, when it was
 * compiled for this program.
 */
const folder = path.resolve('knowledge');
const { knowledge, cases, redFlags } = readKnowledge(folder);
writeFileSync(
  redFlagFile,
  `${JSON.stringify(packedRedFlags(compiledRedFlags(redFlags, ordinaryWords())))}\n`,
);
writeFileSync(saidOfOthersFile, `${JSON.stringify(compiledSaidOfOthers(redFlags.saidOfOthers))}\n`);
writeFileSync(redFlagCardFile, `${JSON.stringify(compiledCards(redFlags.cards, redFlags.classes))}\n`);

for (const [name, text] of generatedFiles()) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
execFileSync('npx', ['oxfmt', 'knowledge/README.md', 'knowledge/schemas']);

const problems = checkKnowledge({ knowledge, cases, foods });
for (const { where, message } of problems) process.stderr.write(`${where}: ${message}\n`);
process.stdout.write(`${reviewTable(knowledge.rules)}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
