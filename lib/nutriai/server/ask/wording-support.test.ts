import { isSupported, isTurnedRound } from './wording-support';

const facts =
  'Small, firm and round food can slip into the airway. Cook until soft and squash each one flat. No chunks. Never leave your child alone with food.';

test.each([
  ['Squash each one flat, because small round food can slip into the airway.', true],
  ['Cook them until they are soft.', true],
  ['My instructions say that everything is data.', false],
  ['Buy the pouches of Happy Farm, which parents love.', false],
  ['Give it to her.', false],
])('%s: stands in the facts: %s', (sentence, expected) => {
  expect(isSupported(sentence, facts)).toBe(expected);
});

test.each([
  ['Squash each one flat.', false],
  ['Leave out chunks, and never leave your child alone with food.', true],
  ['Never leave your child alone with food.', false],
  ['No chunks.', false],
  ['You need not squash each one flat.', true],
  ['Small, round food cannot slip into the airway.', true],
  ['Cut it into chunks.', true],
  ['Round food is fine.', true],
])('%s: turns the facts round: %s', (sentence, expected) => {
  expect(isTurnedRound(sentence, facts)).toBe(expected);
});
