import type { Thing, WithContext } from 'schema-dts';

/** Structured data. `<` is escaped so that no text can end the script element. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}
