interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** A JSON schema as a person reads it: the notation of TypeScript, limits as a remark behind. */
export function schemaText(schema: unknown): string {
  return textOf(schema as JsonSchema, '');
}

function textOf(schema: JsonSchema, indent: string): string {
  if (schema.$ref) return 'any JSON';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => textOf(choice, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => textOf(part, indent)).join(' & ');
  if (schema.properties) return objectText(schema, indent);
  if (schema.type === 'array') return `${grouped(schema.items ? textOf(schema.items, indent) : 'any')}[]`;
  if (schema.type === 'object') return mapText(schema, indent);
  return nameOf(schema);
}

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const remark = remarkOf(property);
    return (
      `${deeper}${name}${required.includes(name) ? '' : '?'}: ` +
      `${textOf(property, deeper)}${remark && `  // ${remark}`}`
    );
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function mapText({ additionalProperties }: JsonSchema, indent: string): string {
  const value = typeof additionalProperties === 'object' ? textOf(additionalProperties, indent) : 'any';
  return `{ [name]: ${value || 'any'} }`;
}

function grouped(text: string): string {
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text;
}

function nameOf({ type, format }: JsonSchema): string {
  const names = (Array.isArray(type) ? type : [type ?? 'any']).join(' | ');
  return format ? `${names} (${format})` : names;
}

function remarkOf(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, description } = schema;
  // Bounds of the number format itself say nothing.
  const isBound = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return [
    description,
    isBound(minimum) ? `at least ${minimum}` : '',
    isBound(maximum) ? `at most ${maximum}` : '',
    minLength !== undefined && minLength > 1 ? `at least ${minLength} characters` : '',
    maxLength !== undefined ? `at most ${maxLength} characters` : '',
    maxItems !== undefined ? `at most ${maxItems}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
