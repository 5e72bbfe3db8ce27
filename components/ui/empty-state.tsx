import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The next thing to do. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: ReactNode;
}

/** Where there is nothing yet: what will stand here, and the way to it. */
export function EmptyState({ icon, title, action, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
