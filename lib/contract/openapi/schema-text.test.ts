import * as z from 'zod';
import { schemaText } from './schema-text';

const text = (schema: z.ZodType) => schemaText(z.toJSONSchema(schema));

test('writes objects, lists, choices and limits as a person reads them', () => {
  const schema = z.object({
    id: z.int().min(1),
    email: z.email().max(254).optional(),
    kind: z.enum(['milk', 'snack']),
    tags: z.array(z.string()),
    poll: z.object({ open: z.boolean() }).nullable(),
    amounts: z.record(z.string(), z.number()),
  });
  expect(text(schema)).toBe(
    [
      '{',
      '  id: integer  // at least 1',
      '  email?: string (email)  // at most 254 characters',
      '  kind: "milk" | "snack"',
      '  tags: string[]',
      '  poll: {',
      '    open: boolean',
      '  } | null',
      '  amounts: { [name]: number }',
      '}',
    ].join('\n'),
  );
});

test('puts a choice inside a list into brackets', () => {
  expect(text(z.array(z.union([z.string(), z.number()])))).toBe('(string | number)[]');
});

test('calls what can be anything by that name', () => {
  expect(text(z.object({ extra: z.json() }))).toContain('extra: ');
  expect(text(z.unknown())).toBe('any');
});
