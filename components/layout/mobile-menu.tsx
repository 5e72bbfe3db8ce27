'use client';

import { Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styles from './mobile-menu.module.css';

/** The burger button and the sheet it opens. The sheet closes on any route change, on Escape and on a tap beside it. */
export function MobileMenu({ className, children }: { className?: string; children: ReactNode }) {
  const pathname = usePathname();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  // Open belongs to the address it was opened on: on any other the menu is closed, without an effect that
  // runs too late.
  const isOpen = openedOn === pathname;
  // Left open by the browser's own back button: it must not open again by itself when the reader returns.
  if (openedOn !== null && !isOpen) setOpenedOn(null);

  useMenuKeys({ isOpen, menu, button, onClose: () => setOpenedOn(null) });

  return (
    <div ref={menu} className={className}>
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
      >
        {isOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
      </button>
      {isOpen && (
        <>
          <div className={styles.backdrop} onClick={() => setOpenedOn(null)} aria-hidden />
          {/* A link to the address one is on changes no route, and closes the sheet all the same. */}
          <div id={sheetId} className={styles.sheet} onClick={() => setOpenedOn(null)}>
            {children}
          </div>
        </>
      )}
    </div>
  );
}

interface MenuKeys {
  isOpen: boolean;
  menu: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** While the menu is open: Tab stays in it; Escape and the browser's own back button close it. */
function useMenuKeys({ isOpen, menu, button, onClose }: MenuKeys): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && menu.current) trapFocus(menu.current, event);
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    // Back to the same page with another query is another route, and `pathname` does not tell.
    const onPopState = () => close();
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onPopState);
    };
  }, [isOpen, menu, button]);
}

/** Leads Tab from the last link of the open menu to its button and back, past the page that the backdrop covers. */
function trapFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isInside = menu.contains(activeElement);
  const isAtEnd = activeElement === (event.shiftKey ? first : last);
  if (isInside && !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
