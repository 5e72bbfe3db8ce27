import { errorText, unreadableText } from './error-text';

it.each([
  ['detail', { detail: 'Slow down.' }, 'Slow down.'],
  ['message', { message: 'No.' }, 'No.'],
  [
    "messages, the message of each, joined with '; '",
    { messages: [{ message: 'One' }, { message: 'Two' }] },
    'One; Two',
  ],
  ["non_field_errors, joined with '; '", { non_field_errors: ['One', 'Two'] }, 'One; Two'],
  ['detail before message', { message: 'second', detail: 'first' }, 'first'],
  ['message before messages', { messages: [{ message: 'second' }], message: 'first' }, 'first'],
  [
    'messages before non_field_errors',
    { non_field_errors: ['second'], messages: [{ message: 'first' }] },
    'first',
  ],
  ['non_field_errors before a field', { email: ['second'], non_field_errors: ['first'] }, 'first'],
  [
    'the first field that says something',
    { code: ['x'], list: [], email: ['Enter a valid email address.'], password: ['b'] },
    'Enter a valid email address.',
  ],
  ['the next one when a key is empty', { detail: ' ', message: '', non_field_errors: ['said'] }, 'said'],
  ['messages that are texts themselves', { messages: ['One', { other: 1 }, 'Two'] }, 'One; Two'],
])('is %s', (_, body, expected) => {
  expect(errorText(body)).toBe(expected);
});

it.each([
  [{}],
  [{ detail: 7 }],
  [{ detail: { nested: 'x' } }],
  [{ messages: [] }],
  [[]],
  ['text'],
  [null],
  [undefined],
])('is nothing for %j, so that the caller uses its fallback', (body) => {
  expect(errorText(body)).toBeNull();
});

it("is the status text of a body that cannot be parsed, then 'Authentication failed'", () => {
  expect(unreadableText('Bad Gateway')).toBe('Bad Gateway');
  expect(unreadableText('')).toBe('Authentication failed');
});
