import type { ReactNode, Ref } from 'react';
import card from '@/components/ui/card.module.css';
import styles from './account-card.module.css';

interface AccountCardProps {
  icon: ReactNode;
  title: string;
  /** For the focus, when this takes the place of a form. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One thing to do, in the middle of a page that a mailed link leads to. */
export function AccountCard({ icon, title, headingRef, children }: AccountCardProps) {
  return (
    <div className={`${card.card} ${styles.narrow}`}>
      <div className={styles.icon}>{icon}</div>
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
