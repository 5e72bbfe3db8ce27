'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface NavigationLinkProps {
  href: string;
  className?: string;
  /** Parts below it that have a link of their own. */
  apartFrom?: readonly string[];
  children: ReactNode;
}

/** Says which part of the site the reader is in. */
export function NavigationLink({ href, className, apartFrom = [], children }: NavigationLinkProps) {
  const pathname = usePathname();
  const isWithin = (place: string) => pathname === place || pathname.startsWith(`${place}/`);
  const isCurrent = isWithin(href) && !apartFrom.some(isWithin);
  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined} prefetch={false}>
      {children}
    </Link>
  );
}
