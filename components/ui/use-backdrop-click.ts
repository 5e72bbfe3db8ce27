import { useRef, type MouseEvent } from 'react';

/**
 * Handlers for a <dialog> whose content fills it: a press that starts and ends on the dialog itself is one on
 * its backdrop. Both ends count, because selecting text in a field and letting go outside is a click on the
 * backdrop to the browser, and would close the form.
 */
export function useBackdropClick(onBackdropClick: (event: MouseEvent<HTMLDialogElement>) => void) {
  const hasStartedThere = useRef(false);
  return {
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      hasStartedThere.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (hasStartedThere.current && event.target === event.currentTarget) onBackdropClick(event);
    },
  };
}
