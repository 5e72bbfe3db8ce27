import type { ReactNode } from 'react';
import container from '@/components/ui/container.module.css';
import styles from './landing-section.module.css';

interface LandingSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section className={`${container.container} ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
