import type { ReactNode, Ref } from 'react';
import card from '@/components/ui/card.module.css';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  id: string;
  title: string;
  lead?: string;
  /** For the focus, when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function ProfileSection({ id, title, lead, headingRef, children }: ProfileSectionProps) {
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={card.lead}>{lead}</p>}
      {children}
    </section>
  );
}
