import { topicOfWords } from './topic-of-words';

test.each([
  ['menu for the rest of the week', 'planned-meals'],
  ['show me lunch tomorrow', 'planned-meals'],
  ['whats breakfast on saturday', 'planned-meals'],
  ['can she have what is planned for lunch', 'planned-meals'],
  ['groceries for the week', 'shopping'],
  ['do i need to buy eggs this week', 'shopping'],
  ['what should she eat next', 'what-next'],
  ['which allergens are still missing', 'what-next'],
  ['which foods caused a rash', 'reactions'],
  ['did anything cause a rash', 'reactions'],
  ['which foods made her ill', 'reactions'],
  ['how often does he have eggs', 'eaten-today'],
  ['how many vegetables this month', 'eaten-today'],
  ['last meal', 'last-had'],
  ['when did she first try egg', 'last-had'],
  ['how tall was she at last measure', 'growth-and-weight'],
  ['latest weight', 'growth-and-weight'],
  ['compare this week with last week', 'compared-weeks'],
  ['her favourite foods', 'foods-tried'],
  // These ask of any child.
  ['what does an allergic rash look like', null],
  ['how often should he have fish', null],
  ['dinner ideas for this week', null],
  ['how tall is a normal baby', null],
  ['can she have eggs tomorrow', null],
  ['what snacks are good for travel', null],
  ['how do i treat a rash', null],
])('%s: %s', (plain, topic) => {
  expect(topicOfWords(plain)).toBe(topic);
});
