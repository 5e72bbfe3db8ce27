import { Lightbulb, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalloutBlock } from '@/lib/platform/database/payload-types';
import styles from './callout.module.css';

const kinds = {
  'good-to-know': { title: 'Good to know', Icon: Lightbulb },
  doctor: { title: 'When to get help', Icon: Stethoscope },
} as const;

export function Callout({ kind, children }: { kind: CalloutBlock['kind']; children: ReactNode }) {
  const { title, Icon } = kinds[kind];
  return (
    <aside className={`${styles.callout} ${kind === 'doctor' ? styles.doctor : ''}`} aria-label={title}>
      <p className={styles.title}>
        <Icon size={20} aria-hidden />
        {title}
      </p>
      {children}
    </aside>
  );
}
