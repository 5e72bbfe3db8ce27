import * as z from 'zod';
import { choiceField, emailField, textField } from '../../contract/fields';
import { checkFields } from './field-errors';

const schema = z.object({
  name: textField({ max: 5, min: 2 }),
  note: textField({ max: 10, isBlankAllowed: true, isMultiline: true }).optional(),
  email: emailField().optional(),
  kind: choiceField(['milk', 'lunch']).optional(),
  count: z.int().min(1).max(9).optional(),
  weight: z.number().optional(),
  isReady: z.boolean().optional(),
  day: z.iso.date().optional(),
  at: z.iso.datetime().optional(),
  id: z.uuid().optional(),
  link: z.url().optional(),
  tags: z
    .array(textField({ max: 3 }))
    .min(1)
    .max(2)
    .optional(),
  map: z.record(z.string(), z.unknown()).optional(),
  inner: z.object({ a: z.string() }).optional(),
  pair: z.object({ nested: z.object({}) }).optional(),
  either: z.union([z.int(), z.boolean()]).optional(),
  words: z.array(z.string()).min(2).optional(),
  plain: z.string().max(2).optional(),
  code: z
    .string()
    .regex(/^[a-z]*$/)
    .optional(),
  mail: z.email().optional(),
  guid: z.guid().optional(),
  step: z.number().multipleOf(5).optional(),
  many: z
    .string()
    .refine((text) => text.length < 3, 'Too long.')
    .refine((text) => text !== 'pears', 'No pears.')
    .refine((text) => text !== 'pears', 'No pears.')
    .optional(),
});

function messages(value: unknown) {
  const checked = checkFields(schema, value);
  return 'messages' in checked ? checked.messages : 'passes';
}

/** A body that passes but for what the case is about. */
const withField = (field: string, value: unknown) => messages({ name: 'Ana', [field]: value });

describe('field errors in the words of Django REST framework', () => {
  it.each([
    ['name', undefined, 'This field is required.'],
    ['name', null, 'This field may not be null.'],
    ['name', '', 'This field may not be blank.'],
    ['name', ' \t ', 'This field may not be blank.'],
    ['name', true, 'Not a valid string.'],
    ['name', ['a'], 'Not a valid string.'],
    ['name', {}, 'Not a valid string.'],
    ['name', [], 'Not a valid string.'],
    ['name', 'abcdef', 'Ensure this field has no more than 5 characters.'],
    ['name', 'a', 'Ensure this field has at least 2 characters.'],
    ['name', 'a\nb', 'Line breaks and control characters are not allowed.'],
    ['name', 'a\u202eb', 'Line breaks and control characters are not allowed.'],
    ['note', null, 'This field may not be null.'],
    ['email', 'nobody', 'Enter a valid email address.'],
    ['email', '', 'This field may not be blank.'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'Enter a valid email address.'],
    ['kind', 'soup', '"soup" is not a valid choice.'],
    ['kind', 7, '"7" is not a valid choice.'],
    ['kind', null, 'This field may not be null.'],
    ['count', 'x', 'A valid integer is required.'],
    ['count', 1.5, 'A valid integer is required.'],
    ['count', 0, 'Ensure this value is greater than or equal to 1.'],
    ['count', 10, 'Ensure this value is less than or equal to 9.'],
    ['weight', 'x', 'A valid number is required.'],
    ['isReady', 'yes', 'Must be a valid boolean.'],
    ['day', '21.11.2026', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    [
      'at',
      'now',
      'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
    ],
    ['id', '1', 'Must be a valid UUID.'],
    ['link', 'x', 'Enter a valid URL.'],
    ['tags', 'x', 'Expected a list of items but got type "str".'],
    ['tags', [], 'This list may not be empty.'],
    ['tags', ['a', 'b', 'c'], 'Ensure this field has no more than 2 elements.'],
    ['map', [], 'Expected a dictionary of items but got type "list".'],
    ['either', 'x', 'Not a valid value.'],
    ['inner', null, 'This field may not be null.'],
    ['words', ['a'], 'Ensure this field has at least 2 elements.'],
    ['plain', 'abc', 'Ensure this field has no more than 2 characters.'],
    ['code', 'A', 'Enter a valid value.'],
    ['mail', 'x', 'Enter a valid email address.'],
    ['mail', '', 'This field may not be blank.'],
    ['guid', 'x', 'Must be a valid UUID.'],
    ['step', 3, 'Not a valid value.'],
    ['tags', {}, 'Expected a list of items but got type "dict".'],
    ['tags', 1, 'Expected a list of items but got type "int".'],
    ['kind', { a: 1 }, '"{"a":1}" is not a valid choice.'],
    ['kind', 'x'.repeat(100), `"${'x'.repeat(100)}" is not a valid choice.`],
    ['kind', 'x'.repeat(101), `"${'x'.repeat(100)}…" is not a valid choice.`],
  ])('%s = %j: %s', (field, value, text) => {
    expect(withField(field, value)).toEqual({ [field]: [text] });
  });

  it.each([
    [[], 'Invalid data. Expected a dictionary, but got list.'],
    ['x', 'Invalid data. Expected a dictionary, but got str.'],
    [1, 'Invalid data. Expected a dictionary, but got int.'],
    [1.5, 'Invalid data. Expected a dictionary, but got float.'],
    [true, 'Invalid data. Expected a dictionary, but got bool.'],
    [null, 'No data provided'],
  ])('a body that is no object: %j', (value, text) => {
    expect(messages(value)).toEqual({ non_field_errors: [text] });
  });

  it('reports every failing field at once', () => {
    expect(messages({ email: 'x', count: 99 })).toEqual({
      name: ['This field is required.'],
      email: ['Enter a valid email address.'],
      count: ['Ensure this value is less than or equal to 9.'],
    });
  });

  it('says all that is wrong with a field, and each thing once', () => {
    expect(withField('many', 'pears')).toEqual({ many: ['Too long.', 'No pears.'] });
  });

  it('keeps what is wrong with a list and with its items apart', () => {
    expect(withField('tags', ['long one', 'long two', 'c'])).toMatchObject({ tags: expect.anything() });
    expect(withField('tags', ['long one', 'long two'])).toEqual({
      tags: {
        0: ['Ensure this field has no more than 3 characters.'],
        1: ['Ensure this field has no more than 3 characters.'],
      },
    });
  });

  it('keys what is inside lists and objects by index and name', () => {
    expect(withField('tags', ['a', 'long one'])).toEqual({
      tags: { 1: ['Ensure this field has no more than 3 characters.'] },
    });
    expect(withField('inner', { a: 1 })).toEqual({ inner: { a: ['Not a valid string.'] } });
    expect(withField('pair', {})).toEqual({ pair: { nested: ['This field is required.'] } });
    expect(withField('inner', 'x')).toEqual({
      inner: { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] },
    });
  });

  it('trims text, turns numbers into text, counts an emoji as one character and ignores unknown fields', () => {
    const checked = checkFields(schema, { name: ' 12 ', note: 123, role: 'admin' });
    expect(checked).toEqual({ fields: { name: '12', note: '123' } });
    expect(messages({ name: '😀😀😀😀😀' })).toBe('passes');
  });

  it('keeps line breaks where they belong, in one spelling', () => {
    expect(checkFields(schema, { name: 'Ana', note: 'a\r\nb' })).toEqual({
      fields: { name: 'Ana', note: 'a\nb' },
    });
  });

  it('gives back a bounded piece of what was sent', () => {
    expect(JSON.stringify(withField('kind', 'x'.repeat(5_000))).length).toBeLessThan(200);
  });

  it('never lets a message of the library out', () => {
    const hostile: unknown[] = [
      undefined,
      null,
      '',
      0,
      -1,
      1e300,
      true,
      [],
      {},
      [[]],
      { a: null },
      'x'.repeat(500),
    ];
    const texts = Object.keys(schema.shape).flatMap((field) =>
      hostile.map((value) => JSON.stringify(withField(field, value))),
    );
    for (const text of texts)
      expect(text).not.toMatch(/invalid input|expected [a-z]+, received|too (small|big)/i);
  });
});
