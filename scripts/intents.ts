import { readFileSync, writeFileSync } from 'node:fs';
import { intentModelOf, type StoredIntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { loadSentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { readEverydayQuestions } from './intents/everyday-questions';
import { figuresOf } from './intents/figures';
import { figuresPage } from './intents/figures-page';
import { judgeSentences } from './intents/judged-sentences';
import { isKnown, readSentences, redFlagSentences } from './intents/read-sentences';
import { hashOfSentences, trainedModel } from './intents/trained-model';

/**
 * `npm run intents` trains the model of what parents mean on knowledge/intents, where these have changed, and
 * prints its figures; they go into docs/meaning-figures.md too. With `--train` it trains in any case, with
 * `--failures` it lists what is misread of the sentences for calibration.
 */
const modelFile = 'lib/nutriai/server/meaning/intent-model.json';
const pageFile = 'docs/meaning-figures.md';

const sentences = readSentences();
const everyday = readEverydayQuestions(sentences);
const embed = await loadSentenceEmbedder();
const committed = JSON.parse(readFileSync(modelFile, 'utf8')) as StoredIntentModel;
const isStale = committed.hash !== hashOfSentences(sentences.filter(isKnown));
const isTraining = isStale || process.argv.includes('--train');
const stored = isTraining ? await trainedModel(sentences, everyday, embed) : committed;
if (isTraining) writeFileSync(modelFile, `${JSON.stringify(stored)}\n`);

const model = intentModelOf(stored);
const setAside = everyday.filter(({ part }) => part === 'everyday');
const all = [...sentences, ...redFlagSentences('unseen'), ...setAside];
const judged = await judgeSentences(all, { embed, model });
writeFileSync(pageFile, figuresPage(judged, model));

process.stdout.write(`${JSON.stringify(model.thresholds)}\n`);
for (const part of ['training', 'calibration', 'test', 'first', 'second', 'flags', 'everyday'] as const) {
  const figures = figuresOf(
    judged.filter((each) => each.part === part),
    model.thresholds,
  );
  process.stdout.write(`${part} ${JSON.stringify(figures)}\n`);
}

if (process.argv.includes('--failures')) {
  for (const { part, kind, label, text, judgement } of judged) {
    if (part !== 'calibration') continue;
    const isAlarm = judgement.emergency >= model.thresholds.emergency;
    const [first] = judgement.intents;
    const isWrong = isAlarm !== (kind === 'emergency') || (kind === 'question' && first?.id !== label);
    if (!isWrong) continue;
    const taken = `${judgement.emergency.toFixed(2)} ${judgement.class.id}, ${first?.share.toFixed(2)} ${first?.id}`;
    process.stdout.write(`${label}: ${text} → ${taken}\n`);
  }
}
