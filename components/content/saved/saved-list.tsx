'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import styles from './saved.module.css';
import { followSaved, savedPages, toggleSaved } from './saved-pages';

const nothingYet: readonly never[] | null = null;

/** The pages that a reader has saved in this browser. */
export function SavedList() {
  const pages = useSyncExternalStore(followSaved, savedPages, () => nothingYet);
  if (pages === null) return null;
  if (pages.length === 0)
    return (
      <p>
        Nothing saved yet. Press “Save for later” below an article, a food or a recipe.{' '}
        <Link href="/blog">Read the blog</Link>
      </p>
    );
  return (
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.path} className={styles.row}>
          <Link href={page.path}>{page.title}</Link>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${page.title}`}
            onClick={() => toggleSaved(page)}
          >
            <X size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
