'use client';

import { useEffect } from 'react';

/**
 * Opens the question that the address names where the browser did not: older browsers, and a visit that came from another page of this site without
 * a page load.
 */
export function OpenLinkedQuestion() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const question = target?.closest('details');
      if (!target || !question || question.open) return;
      question.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return null;
}
