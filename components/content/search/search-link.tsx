'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { askForFocus, focusSearchField } from './focus-request';
import styles from './search-link.module.css';
import { isShortcutOn } from './shortcut';

const path = '/search';

/** The header's way to the search. The key `/` does the same, and goes straight to the field where the page has one. */
export function SearchLink() {
  const router = useRouter();
  const isCurrent = usePathname() === path;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]') || !isShortcutOn()) return;
    event.preventDefault();
    if (focusSearchField()) return;
    askForFocus();
    router.push(path);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <Link
      href={path}
      className={styles.link}
      aria-label="Search"
      aria-current={isCurrent ? 'page' : undefined}
      prefetch={false}
      data-held
      onClick={isCurrent ? focusSearchField : askForFocus}
    >
      <Search size={20} aria-hidden />
    </Link>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
