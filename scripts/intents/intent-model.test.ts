import { readFileSync } from 'node:fs';
import type { StoredIntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { intentIds } from '@/lib/nutriai/server/ask/intent-ids';
import { isKnown, readSentences } from './read-sentences';
import { hashOfSentences } from './trained-model';

const stored = JSON.parse(
  readFileSync('lib/nutriai/server/meaning/intent-model.json', 'utf8'),
) as StoredIntentModel;
const sentences = readSentences();
const of = (kind: string, isUnseen: boolean) =>
  sentences.filter((each) => each.kind === kind && isKnown(each) !== isUnseen);

it('is trained on the sentences as they are: `npm run intents` writes it', () => {
  expect(stored.hash).toBe(hashOfSentences(sentences.filter(isKnown)));
  expect(stored.intents).toEqual([...intentIds]);
});

it('has enough sentences of every intent and kind, and unseen ones', () => {
  expect(sentences.filter(isKnown).length).toBeGreaterThan(1_500);
  for (const id of intentIds)
    expect(of('question', false).filter(({ label }) => label === id).length).toBeGreaterThan(15);
  for (const id of stored.emergencies)
    expect(of('emergency', false).filter(({ label }) => label === id).length).toBeGreaterThan(10);
  expect(of('question', true).length + of('emergency', true).length).toBeGreaterThan(200);
  expect(of('calm', true).length + of('question', true).length).toBeGreaterThan(200);
});
