import { readQuestion } from '../read-question';
import { alsoAsked } from './also-asked';
import { askedFor } from './asked-for';
import { clausesOf } from './clauses-of';
import { candidatesFor } from './nearest-answer';

function secondTo(text: string, months: number) {
  const question = readQuestion(text, null);
  const candidates = candidatesFor(question, months);
  const asked = askedFor({ question, candidates, written: [], kind: null, hasBaby: false });
  const main = asked !== null && 'written' in asked ? asked.written : null;
  return {
    main: main?.parts[0]?.text,
    second: alsoAsked(candidates, { main, written: [] })[0]?.parts[0]?.text,
  };
}

test('a question is taken apart where one ends and the next begins, in any language', () => {
  expect(clausesOf('is squash ok at two? and how much water does she need')).toEqual([
    'is squash ok at two',
    'how much water does she need',
  ]);
  expect(clausesOf('kann sie schon Wasser trinken und wie viel am Tag')).toHaveLength(2);
});

test('one question is not taken apart', () => {
  expect(clausesOf('how often should he poo?')).toEqual([]);
  expect(clausesOf('carrots, peas')).toEqual([]);
});

test('the second thing that is asked is found beside the first', () => {
  const { main, second } = secondTo(
    'do his ears hurt on the plane? and can i take baby milk through airport security',
    8,
  );
  expect([main, second].join(' ')).toMatch(/ears/);
  expect([main, second].join(' ')).toMatch(/airport|100 ml/);
});

test('one question has no second answer', () => {
  expect(secondTo('how often should a baby poo', 5).second).toBeUndefined();
});
