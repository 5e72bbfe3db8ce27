import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  lead?: ReactNode;
  /** Beside the title: a quiet button or a figure. */
  aside?: ReactNode;
  headingLevel?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a screen, named by its heading. */
export function Card({ title, lead, aside, headingLevel = 2, id, className = '', children }: CardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.card} ${className}`}>
      <header className={styles.header}>
        <Heading id={headingId} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </header>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
