'use client';

import { useEffect } from 'react';

/**
 * Opens the folded part of the page that the address names where the browser did not: older browsers, and a
 * visit that came from another page of this site without a page load.
 */
export function OpenLinkedPart() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const part = target?.closest('details');
      if (!target || !part || part.open) return;
      part.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return null;
}
