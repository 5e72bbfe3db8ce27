import type { ReactNode } from 'react';
import { capital } from './insight-words';
import styles from './allergen-section.module.css';

interface AllergenGroupProps {
  title: string;
  tone: string | undefined;
  icon: ReactNode;
  todo: string;
  /** There also when it holds nothing. */
  isAlways?: boolean;
  items: readonly { code: string; name: string; words: string }[];
}

/** Allergens at the same stage, and what to do with them. */
export function AllergenGroup({ title, tone, icon, todo, isAlways = false, items }: AllergenGroupProps) {
  if (items.length === 0 && !isAlways) return null;
  return (
    <section className={styles.group}>
      <h3 className={`${styles.title} ${tone}`}>
        {icon}
        {title}
      </h3>
      <p className={styles.todo}>{todo}</p>
      <ItemList items={items.slice(0, shownAtFirst)} />
      {items.length > shownAtFirst && (
        <details>
          <summary className={styles.more}>{`${items.length - shownAtFirst} more`}</summary>
          <ItemList items={items.slice(shownAtFirst)} />
        </details>
      )}
    </section>
  );
}

/** Of a group; the others are a tap away. */
const shownAtFirst = 5;

function ItemList({ items }: Pick<AllergenGroupProps, 'items'>) {
  return (
    <ul className={styles.list}>
      {items.map(({ code, name, words }) => (
        <li key={code}>
          <strong>{capital(name)}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
