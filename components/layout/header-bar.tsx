'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** The header's frame: it takes the scrolled style whenever the page is scrolled down by more than 0 px. */
export function HeaderBar({ className, children }: { className?: string; children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <header className={className} data-scrolled={isScrolled}>
      {children}
    </header>
  );
}
