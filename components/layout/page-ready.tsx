'use client';

import { useEffect } from 'react';

/** Tells the script that brings pages to life (lib/front/browser/wake-page.js) that React has taken over: effects run when all of the page is there. */
export function PageReady() {
  useEffect(() => {
    window.dispatchEvent(new Event('little-pear:page-ready'));
  }, []);
  return null;
}
