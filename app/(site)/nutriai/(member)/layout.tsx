import type { ReactNode } from 'react';
import { MemberArea } from '@/components/nutriai/shell/member-area';
import container from '@/components/ui/container.module.css';
import styles from './layout.module.css';

export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <div className={`${container.container} ${styles.layout}`}>
      <noscript>
        <p className={styles.note}>NutriAI needs JavaScript. Please turn it on for this site.</p>
      </noscript>
      <MemberArea>{children}</MemberArea>
    </div>
  );
}
