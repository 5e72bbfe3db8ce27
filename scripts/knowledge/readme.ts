import { type KindName, kinds } from '@/lib/nutriai/engine/knowledge/kinds';
import { type JsonSchema, jsonSchemaOf } from './json-schemas';

const intro = `# What the engine knows

Foods, rules, names, recipes, needs and growth, as files that a dietitian can read and change. \`npm run knowledge\` \
checks all of them and
says what is wrong and where; [docs/changing-a-rule.md](../docs/changing-a-rule.md) goes through \
a change from a new guideline to the test.

- YAML where people write. Give a reason in a comment, and the document that it rests on under \`sources\`: an id of
  [sources.yaml](sources.yaml).
- CSV where there are figures, a column each. An empty cell was not measured; it is never a zero.
- Files of a folder are read in the order of their names, and so are their entries.
- Editors that know the YAML language server complete and check what you write by the schemas in \`schemas/\`.

This page and the schemas are made from the code in \`lib/nutriai/engine/knowledge/schemas\`: do not \
change them by hand.`;

/** The text of `knowledge/README.md`: every kind with its fields, from the schemas themselves. */
export function readme(): string {
  const words = new Map<string, readonly unknown[]>();
  const parts = (Object.keys(kinds) as KindName[]).map((name) => partOf(name, words));
  const lists = [...words].map(
    ([title, values]) => `### ${title}\n\n${values.map((value) => `\`${String(value)}\``).join(', ')}`,
  );
  return `${[intro, ...parts, '## Words\n\nFixed words that the engine’s code goes by.', ...lists].join('\n\n')}\n`;
}

function partOf(name: KindName, words: Map<string, readonly unknown[]>): string {
  const { path, about, schema } = kinds[name];
  const rows = fieldsOf(jsonSchemaOf(schema), '', words);
  const table = rows.length === 0 ? [] : ['', '| field | what | meaning |', '| --- | --- | --- |', ...rows];
  return [`## \`${path}\``, '', about, ...table].join('\n');
}

/** A row of the table for each field, and for those within it; a field in brackets may be left out. */
function fieldsOf(schema: JsonSchema, prefix: string, words: Map<string, readonly unknown[]>): string[] {
  if (schema.items) return fieldsOf(schema.items, prefix, words);
  if (typeof schema.additionalProperties === 'object')
    return fieldsOf(schema.additionalProperties, `${prefix}*.`, words);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const full = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const label = isRequired ? `\`${full}\`` : `(\`${full}\`)`;
    const meaning = field.description ?? field.items?.description ?? '';
    const row = `| ${label} | ${typeOf(field, words)} | ${meaning.replaceAll('|', '\\|')} |`;
    return [row, ...fieldsOf(field, `${full}.`, words)];
  });
}

function typeOf(schema: JsonSchema, words: Map<string, readonly unknown[]>): string {
  if (schema.items) return `list of ${typeOf(schema.items, words)}`;
  if (schema.title !== undefined && schema.enum) {
    words.set(schema.title, schema.enum);
    return `[${schema.title}](#${schema.title.replaceAll(' ', '-')})`;
  }
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeOf(each, words)))].join(' or ');
  if (typeof schema.additionalProperties === 'object') return 'by name';
  return (
    { string: 'text', integer: 'whole number', object: 'fields below' }[schema.type ?? ''] ??
    schema.type ??
    ''
  );
}
