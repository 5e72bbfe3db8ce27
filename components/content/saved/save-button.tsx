'use client';

import { Bookmark, BookmarkCheck } from 'lucide-react';
import Link from 'next/link';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import styles from './saved.module.css';
import { followSaved, savedPages, toggleSaved } from './saved-pages';

const nothingSaved: readonly never[] = [];

/** Keeps a page for later in this browser, without an account. */
export function SaveButton({ path, title }: { path: string; title: string }) {
  const pages = useSyncExternalStore(followSaved, savedPages, () => nothingSaved);
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const isSaved = pages.some((page) => page.path === path);
  const toggle = () => {
    const isStored = toggleSaved({ path, title });
    setOutcome(isStored ? (isSaved ? 'none' : 'saved') : 'failed');
  };
  return (
    <>
      <Button variant="quiet" className={styles.needsScripts} aria-pressed={isSaved} onClick={toggle}>
        {isSaved ? <BookmarkCheck size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />}
        {isSaved ? 'Saved' : 'Save for later'}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'saved' && (
          <>
            In this browser: <Link href="/saved">your saved pages</Link>
          </>
        )}
        {outcome === 'failed' && 'This browser doesn’t let us save it.'}
      </span>
    </>
  );
}
