'use client';

import { Printer } from 'lucide-react';
import button from '@/components/ui/button.module.css';
import styles from './saved.module.css';

/** Opens the browser's print view; what belongs to the screen alone is left out of it. */
export function PrintButton() {
  return (
    <button
      type="button"
      className={`${button.button} ${button.quiet} ${styles.needsScripts}`}
      onClick={() => window.print()}
    >
      <Printer size={18} aria-hidden /> Print
    </button>
  );
}
