import { parentPort } from 'node:worker_threads';
import { ready, type TaskReply } from '../../../platform/threads/task-thread';
import { answerModelOf } from './answer-model';
import storedAnswers from './answer-model.json';
import { intentModelOf, type StoredIntentModel } from './intent-model';
import stored from './intent-model.json';
import { readMeaning } from './read-meaning';
import { secondReadingOf } from './second-reading';
import storedAgain from './second-reading.json';
import { loadSentenceEmbedder } from './sentence-embedder';

// What runs in the thread of the embedding model. It is compiled beside the server's program
// (scripts/compile-program.mjs).
const embed = await loadSentenceEmbedder();
const model = intentModelOf(stored as StoredIntentModel);
const answers = answerModelOf(storedAnswers);
const again = secondReadingOf(storedAgain);

parentPort?.on('message', ({ input }: { input: { text: string } }) => {
  void replyTo(input.text).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage(ready);

async function replyTo(text: string): Promise<TaskReply> {
  try {
    return { answer: await readMeaning(text, { embed, model, answers, again }) };
  } catch (error) {
    return { failure: error };
  }
}
