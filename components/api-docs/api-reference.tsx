import { Breadcrumbs } from '@/components/content/breadcrumbs';
import container from '@/components/ui/container.module.css';
import type { Operation } from '@/lib/contract/openapi/operation';
import { OperationEntry } from './operation-entry';
import styles from './api-reference.module.css';

interface ApiReferenceProps {
  operations: readonly Operation[];
  tags: Readonly<Record<string, string>>;
}

/** The HTTP contract for people: every operation by subject, each to be opened. */
export function ApiReference({ operations, tags }: ApiReferenceProps) {
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'API', path: '/api/docs' },
          ]}
        />
        <h1>API</h1>
        <p className={styles.lead}>
          Every address of this site that programs can use. The same description for programs is at{' '}
          <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
        </p>
        <ul className={styles.tags}>
          {Object.keys(tags).map((tag) => (
            <li key={tag}>
              <a href={`#${idOf(tag)}`}>{tag}</a>
            </li>
          ))}
        </ul>
      </header>
      {Object.entries(tags).map(([tag, description]) => (
        <section key={tag} aria-labelledby={idOf(tag)} className={styles.section}>
          <h2 id={idOf(tag)}>{tag}</h2>
          <p className={styles.description}>{description}</p>
          {operations
            .filter((operation) => operation.tag === tag)
            .map((operation) => (
              <OperationEntry key={operation.id} operation={operation} />
            ))}
        </section>
      ))}
    </div>
  );
}

function idOf(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z]+/g, '-');
}
