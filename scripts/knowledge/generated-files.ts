import { jsonSchemas } from './json-schemas';
import { readme } from './readme';

/**
 * What of the folder `knowledge/` is made from the schemas, before it is formatted: its README and the JSON
 * Schemas for editors. Name in the folder → text.
 */
export function generatedFiles(): ReadonlyMap<string, string> {
  const schemas = [...jsonSchemas()].map(
    ([name, schema]) => [`schemas/${name}.schema.json`, JSON.stringify(schema)] as const,
  );
  return new Map([['README.md', readme()], ...schemas]);
}
