import { useEffect, type RefObject } from 'react';

/**
 * Shows a <dialog> as a modal for as long as its component is mounted, keeps the page behind it from
 * scrolling, and gives the focus back at the end. The browser gives it back only to what had it, which in
 * Safari is never a clicked button: hence `opener`.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, opener?: HTMLElement | null): void {
  useEffect(() => {
    const dialog = ref.current;
    const before = opener ?? document.activeElement;
    const { style } = document.documentElement;
    const overflow = style.overflow;
    style.overflow = 'hidden';
    dialog?.showModal();
    return () => {
      style.overflow = overflow;
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref, opener]);
}
