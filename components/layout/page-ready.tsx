'use client';

import { useEffect } from 'react';

/**
 * Tells lib/front/next-adapter/browser/load-runtime.js that React has hydrated the page: effects run when all of
 * the page is there, and the router takes its first step after those of the page.
 */
export function PageReady() {
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event('little-pear:page-ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
