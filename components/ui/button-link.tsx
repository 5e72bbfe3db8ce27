import Link from 'next/link';
import type { ReactNode } from 'react';
import button from '@/components/ui/button.module.css';

interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'quiet';
  children: ReactNode;
}

/** A link that is the next thing to do. */
export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${button.button} ${button[variant]}`} prefetch={false}>
      {children}
    </Link>
  );
}
