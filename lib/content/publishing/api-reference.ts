import * as z from 'zod';
import type { Operation } from '../../contract/openapi/operation';
import { operations, operationTags } from '../../contract/openapi/operations';
import { schemaText } from '../../contract/openapi/schema-text';
import { giveWay } from '../../platform/process/give-way';

/** What goes in or comes out, as a person reads it. */
export interface Shape {
  title: string;
  /** Empty where there is nothing to show but the title's words. */
  text: string;
}

export interface DescribedOperation {
  operation: Operation;
  /** What goes in. */
  sent: readonly Shape[];
  /** What comes out, by status. */
  answered: readonly (Shape & { status: string; description: string })[];
}

export interface ApiSubject {
  name: string;
  description: string;
  operations: readonly DescribedOperation[];
}

let made: Promise<readonly ApiSubject[]> | undefined;

/**
 * Returns what the reference of the API shows, subject by subject. Its texts take a tenth of a second: they
 * are made once, and others have their turn meanwhile.
 */
export function apiReference(): Promise<readonly ApiSubject[]> {
  return (made ??= make());
}

async function make(): Promise<ApiSubject[]> {
  const subjects: ApiSubject[] = [];
  for (const [name, description] of Object.entries(operationTags)) {
    const described: DescribedOperation[] = [];
    for (const operation of operations.filter(({ tag }) => tag === name)) {
      described.push(describe(operation));
      await giveWay();
    }
    subjects.push({ name, description, operations: described });
  }
  return subjects;
}

function describe(operation: Operation): DescribedOperation {
  const { params, query, body, answers } = operation;
  const mediaTypes = (body?.mediaTypes ?? ['application/json']).join(' or ');
  return {
    operation,
    sent: [
      ...(params ? [{ title: 'In the path', text: textOf(params) }] : []),
      ...(query ? [{ title: 'In the query', text: textOf(query) }] : []),
      ...(body ? [{ title: `Body (${mediaTypes})`, text: textOf(body.schema) }] : []),
    ],
    answered: Object.entries(answers).map(([status, { description, schema }]) => ({
      status,
      description,
      title: `${status}: ${description}`,
      text: schema ? textOf(schema) : '',
    })),
  };
}

function textOf(schema: z.ZodType): string {
  return schemaText(
    z.toJSONSchema(schema, {
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    }),
  );
}
