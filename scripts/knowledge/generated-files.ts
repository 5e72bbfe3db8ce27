import { jsonSchemas } from './json-schemas';
import { readme } from './readme';

/**
 * The files of `knowledge/` that are made from the schemas, before formatting: its README and the JSON Schemas
 * for editors. Name in the folder → text.
 */
export function generatedFiles(): ReadonlyMap<string, string> {
  const schemas = [...jsonSchemas()].map(
    ([name, schema]) => [`schemas/${name}.schema.json`, JSON.stringify(schema)] as const,
  );
  return new Map([['README.md', readme()], ...schemas]);
}
