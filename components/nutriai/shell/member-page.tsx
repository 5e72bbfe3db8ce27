import type { ReactNode } from 'react';
import styles from './member-page.module.css';

interface MemberPageProps {
  title: string;
  lead?: string;
  /** Beside the title: one or two quiet actions. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a member's screen: its one heading and what it holds. Drawn on the server. */
export function MemberPage({ title, lead, actions, children }: MemberPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
