import * as z from 'zod';
import { openApiDocument } from './document';
import { operations, operationTags } from './operations';

interface Described {
  requestBody?: { content: Record<string, { schema: unknown }> };
}

const bounds = new Set([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
]);

/** Every bound of a schema with the place where it stands. */
function boundsOf(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    bounds.has(name) && place.split('/').at(-1) !== 'properties'
      ? [`${place}/${name}: ${JSON.stringify(value)}`]
      : boundsOf(value, `${place}/${name}`),
  );
}

const { paths } = openApiDocument({
  siteName: 'Little Pear',
  siteUrl: 'https://pear.example',
  operations,
  tags: operationTags,
}) as { paths: Record<string, Record<string, Described>> };

const withBody = operations.flatMap(({ id, path, method, body }) =>
  body && (body.mediaTypes?.[0] ?? 'application/json') === 'application/json'
    ? [{ id, schema: body.schema, described: paths[path]?.[method]?.requestBody }]
    : [],
);

it.each(withBody)(
  '$id is described with the bounds of the very schema that reads it',
  ({ schema, described }) => {
    const said = boundsOf(described?.content['application/json']?.schema);
    const read = boundsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
    // Days and moments are described by their format alone.
    const isOfTime = (bound: string) => /\/pattern: .*\(\?:\\\\d\\\\d/.test(bound);
    expect(said).toEqual(read.filter((bound) => !isOfTime(bound)));
  },
);

it('reads most of what is sent', () => {
  expect(withBody.length).toBeGreaterThan(50);
  expect(
    withBody.flatMap(({ schema }) =>
      boundsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ).length,
  ).toBeGreaterThan(300);
});
