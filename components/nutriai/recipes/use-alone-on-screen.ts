import { type RefObject, useEffect } from 'react';

/** While it is mounted, nothing but this element can be reached or scrolled: what it covers must not take the focus. */
export function useAloneOnScreen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const made: Element[] = [];
    for (let node: Element | null = ref.current; node?.parentElement; node = node.parentElement) {
      for (const sibling of node.parentElement.children) {
        if (sibling === node || sibling.hasAttribute('inert') || sibling.matches('script, style, link'))
          continue;
        sibling.setAttribute('inert', '');
        made.push(sibling);
      }
      if (node.parentElement === document.body) break;
    }
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      for (const element of made) element.removeAttribute('inert');
      document.body.style.overflow = overflow;
    };
  }, [ref]);
}
