import { writeFileSync } from 'node:fs';
import { detectRedFlags } from '@/lib/nutriai/engine/red-flags/detect-red-flags';
import { intentModelOf, type StoredIntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import first from '@/lib/nutriai/server/meaning/intent-model.json';
import { loadSentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { readSignals, readTexts } from './second-reading/read-texts';
import { figuresAside } from './second-reading/figures-aside';
import { trainedReading } from './second-reading/trained-reading';

/**
 * `npm run second-reading` trains the second reading of what may be an emergency on knowledge/second-reading, and
 * prints what it makes of texts that it has not learnt from. With `--lost` it lists the emergencies that it silences.
 */
const modelFile = 'lib/nutriai/server/meaning/second-reading.json';

const model = intentModelOf(first as StoredIntentModel);
const told = readTexts();
const { stored, aside } = await trainedReading(told, readSignals(), {
  embed: await loadSentenceEmbedder(),
  model,
});
writeFileSync(modelFile, `${JSON.stringify(stored)}\n`);
const { lines, lost } = figuresAside(aside, model);
process.stdout.write(`${lines.join('\n')}\n`);
if (process.argv.includes('--lost'))
  for (const { text } of lost)
    process.stdout.write(
      `${text} (${detectRedFlags(text)
        .map(({ id }) => id)
        .join(', ')})\n`,
    );
