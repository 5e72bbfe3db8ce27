import { textField } from './fields';

it.each(['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u2029b', 'a\u202eb', 'a\u2066b'])(
  'takes %j where a text may have lines, and nowhere else',
  (text) => {
    expect(textField({ max: 10 }).safeParse(text).success).toBe(false);
    expect(textField({ max: 10, isMultiline: true }).safeParse(text).success).toBe(true);
  },
);
