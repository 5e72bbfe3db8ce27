import { knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import storedModel from '@/lib/nutriai/server/ask/near/question-model.json';
import { routes } from '@/lib/nutriai/server/ask/near/routes';
import { questionModelOf } from '@/lib/nutriai/server/ask/near/question-model';
import { packQuestionModel } from './pack-question-model';
import { hashOfQuestions, readAskedQuestions } from './read-lessons';
import { trainLinearSvm } from './train-linear-svm';

it('is trained on the questions as they are: `npm run questions` writes it', () => {
  expect(storedModel.hash).toBe(hashOfQuestions(readAskedQuestions()));
});

it('knows every written answer and every route', () => {
  const known = new Set(storedModel.classes);
  const answers = knowledge.answers.map(({ examples = [] }) => examples[0]);
  expect([...answers, ...routes].filter((name) => name === undefined || !known.has(name))).toEqual([]);
});

it('tells apart what it was trained on, also once it is packed', () => {
  const lessons = [
    { label: 'milk', features: new Map([[1, 1]]) },
    { label: 'sleep', features: new Map([[2, 1]]) },
    {
      label: 'milk',
      features: new Map([
        [1, 0.8],
        [3, 0.6],
      ]),
    },
    {
      label: 'sleep',
      features: new Map([
        [2, 0.8],
        [3, 0.6],
      ]),
    },
  ];
  const classes = ['milk', 'sleep'];
  const model = questionModelOf({
    hash: '',
    ...packQuestionModel(classes, trainLinearSvm(lessons, classes, 8)),
  });
  const [milk = 0, sleep = 0] = model(new Map([[1, 1]]));
  expect(milk).toBeGreaterThan(0);
  expect(sleep).toBeLessThan(0);
});
