import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import container from '@/components/ui/container.module.css';
import styles from './home-section.module.css';

interface HomeSectionProps {
  id: string;
  title: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <section className={`${container.container} ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link href={more.href} className={styles.more} prefetch={false}>
            {more.label} <ArrowRight size={18} aria-hidden />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
