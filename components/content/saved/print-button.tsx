'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import styles from './saved.module.css';

/** Opens the browser's print view; what belongs to the screen alone is left out of it. */
export function PrintButton() {
  return (
    <Button variant="quiet" className={styles.needsScripts} onClick={() => window.print()}>
      <Printer size={18} aria-hidden /> Print
    </Button>
  );
}
