import { readFileSync, writeFileSync } from 'node:fs';
import { questionFeatures, questionPlaces } from '@/lib/nutriai/server/ask/near/question-features';
import type { StoredQuestionModel } from '@/lib/nutriai/server/ask/near/question-model';
import { readQuestion } from '@/lib/nutriai/server/ask/read-question';
import { packQuestionModel } from './questions/pack-question-model';
import { hashOfQuestions, readAskedQuestions } from './questions/read-lessons';
import { trainLinearSvm } from './questions/train-linear-svm';
import { trainedAnswerModel } from './questions/trained-answer-model';

/**
 * `npm run questions` trains the model that finds the answer to a question on the examples of knowledge/answers
 * and on knowledge/questions, where these have changed; with `--train` in any case.
 */
const modelFile = 'lib/nutriai/server/ask/near/question-model.json';
const answerModelFile = 'lib/nutriai/server/meaning/answer-model.json';

const questions = readAskedQuestions();
const hash = hashOfQuestions(questions);
const stored = JSON.parse(readFileSync(modelFile, 'utf8')) as StoredQuestionModel;
if (stored.hash !== hash || process.argv.includes('--train')) {
  const lessons = questions.map(({ text, label }) => ({
    label,
    features: questionFeatures(readQuestion(text, null)),
  }));
  const classes = [...new Set(questions.map(({ label }) => label))];
  const weights = trainLinearSvm(lessons, classes, questionPlaces);
  const model: StoredQuestionModel = { hash, ...packQuestionModel(classes, weights) };
  writeFileSync(modelFile, `${JSON.stringify(model)}\n`);
  writeFileSync(answerModelFile, `${JSON.stringify(await trainedAnswerModel(questions, hash))}\n`);
  process.stdout.write(`${questions.length} questions, ${classes.length} classes\n`);
} else process.stdout.write('The model is trained on the questions as they are.\n');
