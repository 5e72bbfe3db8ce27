import * as z from 'zod';
import { keyOperations } from '../api-key-words';
import type { AnswerDescription, BodyDescription, Operation, Refusal } from './operation';
import { refusals, standingRefusals } from './refusals';

type Json = Record<string, unknown>;

export interface DocumentOptions {
  siteName: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  operations: readonly Operation[];
  tags: Readonly<Record<string, string>>;
}

const securitySchemes = {
  member: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a member, from POST /api/login/.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'lp_…',
    description:
      'An API key of a member, from POST /api/user-profile/api-keys. Operations without it refuse every key.',
  },
  staff: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A staff member’s token for the editors’ panel, from POST /cms-api/staff/login.',
  },
  panel: {
    type: 'apiKey',
    in: 'cookie',
    name: 'payload-token',
    description: 'The panel’s own cookie.',
  },
};

/**
 * Returns the OpenAPI 3.1 description of the HTTP contract, made from the schemas that the handlers
 * themselves parse with.
 */
export function openApiDocument(options: DocumentOptions): Json {
  const steps = openApiSteps(options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Makes the same document, and stops after each operation: a server has others to serve between them. */
export function* openApiSteps({
  siteName,
  siteUrl,
  operations,
  tags,
}: DocumentOptions): Generator<undefined, Json> {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
    yield;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1.0.0',
      description:
        'Everything the site itself uses. Paths work with or without a trailing slash. Times are RFC ' +
        '3339 in UTC, dates are YYYY-MM-DD, and the name of each amount includes its unit.',
    },
    servers: [{ url: siteUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      responses: Object.fromEntries(
        Object.entries(refusals).map(([name, { description, schema }]) => [
          name,
          answerOf({ description, schema }),
        ]),
      ),
    },
  };
}

function describe(operation: Operation): Json {
  const { id, tag, summary, description, answers, body } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)])),
      ...refusalsOf(operation),
    },
  };
}

function securityOf({ access, id }: Operation): Json[] {
  const scopes: Readonly<Record<string, string | null>> = keyOperations;
  const scope = Object.hasOwn(scopes, id) ? scopes[id] : null;
  if (access === 'member' && scope) return [{ member: [] }, { apiKey: [scope] }];
  if (access === 'member') return [{ member: [] }];
  if (access === 'reader') return [{}, { member: [] }];
  if (access === 'staff') return [{ staff: [] }, { panel: [] }];
  return [];
}

function parametersOf({ params, query, isIdempotent }: Operation): Json[] {
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Sending the same key and body again returns the first response and creates nothing.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return [
    ...(params ? propertiesOf(params, 'path') : []),
    ...(query ? propertiesOf(query, 'query') : []),
    ...(isIdempotent ? [idempotencyKey] : []),
  ];
}

function propertiesOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
  }));
}

function contentOf({ schema, mediaTypes = ['application/json'], files = [] }: BodyDescription): Json {
  const shape = jsonSchema(schema, 'input') as { properties?: Record<string, Json> };
  const binary = { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' };
  const withFiles =
    files.length === 0
      ? shape
      : {
          ...shape,
          properties: { ...shape.properties, ...Object.fromEntries(files.map((name) => [name, binary])) },
        };
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: withFiles }]));
}

function answerOf({
  description,
  schema,
  mediaType = 'application/json',
  otherMediaTypes = [],
}: AnswerDescription): Json {
  if (!schema) return { description };
  const shape = jsonSchema(schema, 'output');
  const others = otherMediaTypes.map((other) => [
    other,
    { schema: other === 'application/json' ? shape : { type: 'string' } },
  ]);
  return { description, content: { [mediaType]: { schema: shape }, ...Object.fromEntries(others) } };
}

function refusalsOf(operation: Operation): Json {
  const named = new Set<Refusal>(operation.refusals);
  if (operation.access === 'member' || operation.access === 'staff') named.add('unauthenticated');
  const known = [...named, ...standingRefusals].map((name) => [name, refusals[name].status] as const);
  const byStatus = new Map<number, string>();
  for (const [name, status] of known) if (!byStatus.has(status)) byStatus.set(status, name);
  const declared = new Set(Object.keys(operation.answers).map(Number));
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !declared.has(status))
      .map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/**
 * What callers send has its defaults left out at will. They may send more than is named, and get more one day:
 * nothing is closed against unknown fields.
 */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...rest
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema: made }) => {
      if (made.additionalProperties === false) delete made.additionalProperties;
      // The format says it; zod's own pattern for a moment is half a page.
      if (made.format === 'date-time' || made.format === 'date') delete made.pattern;
    },
  });
  return withAnyJson(rest);
}

/** The one schema that repeats itself is `z.json()`: any JSON, which a schema says by saying nothing. */
function withAnyJson(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && '$ref' in value ? {} : value,
  );
}
