import { useEffect, useRef } from 'react';

/** A menu in a `<details>`: it closes by Escape, and when something else is pressed or gets the focus. */
export function useDetailsMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  const close = () => {
    if (details.current) details.current.open = false;
  };

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !details.current?.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      summary.current?.focus();
    };
    // Left by the keyboard, it must not cover what has the focus now.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return {
    details,
    summary,
    close,
    /** After a choice: the focus goes back to what opened the menu. */
    leave: () => {
      close();
      summary.current?.focus();
    },
  };
}
