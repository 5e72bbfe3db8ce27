import type { DescribedOperation, Shape } from '@/lib/content/publishing/api-reference';
import type { Access, Operation } from '@/lib/contract/openapi/operation';
import { refusals } from '@/lib/contract/openapi/refusals';
import styles from './operation-entry.module.css';

const callers: Record<Access, string> = {
  public: 'Anybody.',
  reader: 'Anyone; members may send their token.',
  member: 'Members: Authorization: Bearer with an access token.',
  staff: 'Staff: the panel’s cookie, or Authorization: Bearer with a staff token.',
};

/** One operation: its line, and when opened what goes in and what comes out. */
export function OperationEntry({ described }: { described: DescribedOperation }) {
  const { operation, sent, answered } = described;
  const { id, method, path, summary, description, access } = operation;
  return (
    <details className={styles.entry} id={id}>
      <summary className={styles.line}>
        <span className={styles.method} data-method={method}>
          {method.toUpperCase()}
        </span>
        <code className={styles.path}>{path}</code>
        <span className={styles.summary}>{summary}</span>
      </summary>
      <div className={styles.body}>
        {description && <p>{description}</p>}
        <p>
          <strong>Who may call:</strong> {callers[access]}
        </p>
        {operation.isIdempotent && (
          <p>
            Accepts an Idempotency-Key header: repeating the same key and body returns the first response.
          </p>
        )}
        {sent.map((shape) => (
          <ShapeFigure key={shape.title} {...shape} />
        ))}
        {answered.map(({ status, description: meaning, title, text }) =>
          text === '' ? (
            <p key={status}>
              <strong>{status}:</strong> {meaning}
            </p>
          ) : (
            <ShapeFigure key={status} title={title} text={text} />
          ),
        )}
        <Refusals operation={operation} />
      </div>
    </details>
  );
}

function ShapeFigure({ title, text }: Shape) {
  return (
    <figure className={styles.shape}>
      <figcaption>{title}</figcaption>
      {/* Wide shapes scroll in their own frame, which a keyboard must reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </figure>
  );
}

function Refusals({ operation }: { operation: Operation }) {
  if (!operation.refusals || operation.refusals.length === 0) return null;
  return (
    <>
      <p>
        <strong>May also return:</strong>
      </p>
      <ul>
        {operation.refusals.map((name) => (
          <li key={name}>
            {refusals[name].status}: {refusals[name].description}
          </li>
        ))}
      </ul>
    </>
  );
}
