import { ContentParameters } from './content-parameters';
import { readSearch } from './search';

const read = (text: string, query = '') =>
  readSearch(text, new ContentParameters(new URLSearchParams(query)));

it.each([
  ['Crème  BRÛLÉE', ['creme', 'brulee']],
  ['iron-rich', ['iron', 'rich']],
  ['"two words" two', ['two', 'words']],
  ['', []],
  ['!?', []],
])('%j', (text, words) => {
  expect(read(text)).toEqual({ words, operator: 'and' });
});

it('takes the operator as it stands', () => {
  expect(read('a', 'search_operator=or').operator).toBe('or');
  expect(read('a', 'search_operator=and').operator).toBe('and');
});

it.each([
  [' ', '', 'search must not be blank'],
  ['\t\n', '', 'search must not be blank'],
  ['a', 'search_operator=OR', "search_operator must be 'and' or 'or', got 'OR'"],
  ['', 'search_operator=', "search_operator must be 'and' or 'or', got ''"],
])('refuses %j with %j', (text, query, message) => {
  let refusal: unknown = null;
  try {
    read(text, query);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ status: 400, body: { message } });
});

it('looks for a bounded number of words', () => {
  const many = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
  expect(read(many).words).toHaveLength(32);
});
