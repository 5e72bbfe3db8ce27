import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { InTurns } from '@/components/content/article/in-turns';
import container from '@/components/ui/container.module.css';
import type { ApiSubject } from '@/lib/content/publishing/api-reference';
import { OperationEntry } from './operation-entry';
import styles from './api-reference.module.css';

/** The HTTP contract for people: every operation by subject, each to be opened. */
export function ApiReference({ subjects }: { subjects: readonly ApiSubject[] }) {
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
          Every address that programs can use. The same description in a machine-readable form is at{' '}
          <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
        </p>
        <ul className={styles.tags}>
          {subjects.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </header>
      {subjects.map(({ name, description, operations }) => (
        <section key={name} aria-labelledby={idOf(name)} className={styles.section}>
          <h2 id={idOf(name)}>{name}</h2>
          <p className={styles.description}>{description}</p>
          <InTurns
            parts={operations.map((described) => (
              <OperationEntry key={described.operation.id} described={described} />
            ))}
          />
        </section>
      ))}
    </div>
  );
}

/** The page has parts of its own, such as `content`, whose ids no subject may take. */
function idOf(subject: string): string {
  return `about-${subject.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}
