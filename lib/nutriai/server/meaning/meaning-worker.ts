import { parentPort } from 'node:worker_threads';
import { ready, type WorkerReply } from '../engine-thread/worker-reply';
import { intentModelOf, type StoredIntentModel } from './intent-model';
import stored from './intent-model.json';
import type { Candidate } from './meaning';
import { NearestTexts, readMeaning } from './read-meaning';
import { loadSentenceEmbedder } from './sentence-embedder';

// What runs in the thread of the embedding model. It is compiled beside the server's program (scripts/compile-program.mjs).
const embed = await loadSentenceEmbedder();
const model = intentModelOf(stored as StoredIntentModel);
const nearest = new NearestTexts(embed);

const tasks = {
  meaning: ({ text }: { text: string }) => readMeaning(text, { embed, model }),
  nearest: ({ text, candidates }: { text: string; candidates: readonly Candidate[] }) =>
    nearest.rank(text, candidates),
};

export type MeaningTasks = typeof tasks;

parentPort?.on('message', ({ name, input }: { name: keyof MeaningTasks; input: unknown }) => {
  void replyTo(name, input).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage(ready);

async function replyTo(name: keyof MeaningTasks, input: unknown): Promise<WorkerReply> {
  try {
    const task = tasks[name] as (of: unknown) => Promise<unknown>;
    return { answer: await task(input) };
  } catch (error) {
    return { failure: error };
  }
}
