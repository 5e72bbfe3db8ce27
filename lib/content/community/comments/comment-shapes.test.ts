import * as z from 'zod';
import { checkFields } from '../../../platform/http/field-errors';
import {
  commentAnswer,
  commentListAnswer,
  commentPatch,
  newComment,
  newReport,
} from '../../../contract/comments';

const read = (schema: z.ZodType, value: unknown) => {
  const checked = checkFields(schema, value);
  return 'messages' in checked ? checked.messages : checked.fields;
};

describe('a new comment', () => {
  it.each([
    ['trimmed and composed', '  Cafe\u0301 \n', 'Caf\u00e9'],
    ['with its line breaks', 'one\r\ntwo\n\nthree', 'one\ntwo\n\nthree'],
    ['with one empty line instead of many', 'one\n\n \n\n\ntwo', 'one\n\ntwo'],
    ['of emoji alone', '👍🏽', '👍🏽'],
    ['of 2000 characters that are two UTF-16 units each', '😀'.repeat(2_000), '😀'.repeat(2_000)],
    ['with markup, which stays text', '<b>x</b>', '<b>x</b>'],
    ['that is a number', 7, '7'],
  ])('is read %s', (_how, body, expected) => {
    expect(read(newComment, { body })).toEqual({ body: expected });
  });

  it.each([
    ['missing', {}, 'This field is required.'],
    ['null', { body: null }, 'This field may not be null.'],
    ['blank', { body: ' \n ' }, 'This field may not be blank.'],
    ['blank to the eye', { body: '\u200b\u200d' }, 'This field may not be blank.'],
    ['too long', { body: 'a'.repeat(2_001) }, 'Ensure this field has no more than 2000 characters.'],
    ['written backwards', { body: 'a\u202eb' }, 'Control characters are not allowed.'],
    ['with a tab', { body: 'a\tb' }, 'Control characters are not allowed.'],
    ['a list', { body: [] }, 'Not a valid string.'],
    ['true', { body: true }, 'Not a valid string.'],
  ])('is refused when its text is %s', (_what, value, message) => {
    expect(read(newComment, value)).toEqual({ body: [message] });
    expect(read(commentPatch, value)).toEqual({ body: [message] });
  });

  it.each([
    [5, 5],
    ['5', 5],
    [null, null],
    [undefined, undefined],
  ])('takes parent %j as %j', (parent, expected) => {
    expect(read(newComment, { body: 'x', parent })).toMatchObject({ body: 'x', parent: expected });
  });

  it.each(['x', 1.5, '', true, {}])('does not take %j for a parent', (parent) => {
    expect(read(newComment, { body: 'x', parent })).toEqual({ parent: ['A valid integer is required.'] });
  });

  it('ignores what only the server may say', () => {
    const hostile = { body: 'x', id: 1, post: 2, status: 'visible', member: 'y', created_at: 'z' };
    expect(read(newComment, hostile)).toEqual({ body: 'x' });
  });
});

describe('a report', () => {
  it.each(['unsafe', 'unkind', 'spam', 'private', 'other'])('may be for %s', (reason) => {
    expect(read(newReport, { reason, note: ' ' })).toEqual({ reason, note: '' });
  });

  it.each([
    [{}, { reason: ['This field is required.'] }],
    [{ reason: 'rude' }, { reason: ['"rude" is not a valid choice.'] }],
    [
      { reason: 'spam', note: 'x'.repeat(501) },
      { note: ['Ensure this field has no more than 500 characters.'] },
    ],
  ])('is refused: %j', (value, messages) => {
    expect(read(newReport, value)).toEqual(messages);
  });
});

it('can be written as JSON Schema, for the API’s description', () => {
  for (const schema of [newComment, commentPatch, newReport, commentAnswer, commentListAnswer]) {
    for (const io of ['input', 'output'] as const) expect(() => z.toJSONSchema(schema, { io })).not.toThrow();
  }
});
