'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface NavigationLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Says which part of the site the reader is in. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const pathname = usePathname();
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined} prefetch={false}>
      {children}
    </Link>
  );
}
