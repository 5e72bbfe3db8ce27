import { likelyAnswers } from '@/lib/nutriai/server/meaning/likely-answers';
import { answerModelOf, packAnswerModel } from '@/lib/nutriai/server/meaning/answer-model';
import { dimensions } from '@/lib/nutriai/server/meaning/sentence-embedder';
import storedAnswers from '@/lib/nutriai/server/meaning/answer-model.json';
import { hashOfQuestions, readAskedQuestions } from './read-lessons';
import { trainDiscriminant } from './train-discriminant';

/** Lies between the first two directions, so much nearer to the second as it says. */
const towards = (second: number) =>
  Float32Array.from({ length: dimensions }, (_, at) => (at === 0 ? 1 - second : at === 1 ? second : 0));

const lessons = [0, 0.1, 0.2, 0.8, 0.9, 1].map((second) => ({
  label: second < 0.5 ? 'milk' : 'sleep',
  embedding: towards(second),
}));

it('tells apart what it has learnt, also once it is packed', () => {
  const model = answerModelOf({ hash: '', ...packAnswerModel(trainDiscriminant(lessons)) });
  expect(likelyAnswers(towards(0.15), model)[0]?.name).toBe('milk');
  expect(likelyAnswers(towards(0.85), model)[0]?.name).toBe('sleep');
});

it('names nothing that is hardly likely', () => {
  const likely = likelyAnswers(towards(0), trainDiscriminant(lessons));
  expect(likely.every(({ share }) => share >= 0.02)).toBe(true);
});

it('was trained on the questions as they are: `npm run questions` writes it', () => {
  expect(storedAnswers.hash).toBe(hashOfQuestions(readAskedQuestions()));
});
