import { type RefObject, type SyntheticEvent, useRef } from 'react';
import { useBackdropClick } from './use-backdrop-click';
import { useClosedByBack } from './use-closed-by-back';
import { useModal } from './use-modal';

interface DialogBehaviour {
  onClose: () => void;
  /** Nothing closes it while something runs that must not be lost. */
  isBusy?: boolean;
  /** The browser's Back closes it, as on a phone; not for a dialog whose end leads to another page. */
  isClosedByBack?: boolean;
  /** Where the focus goes at the end; to what had it before, where nothing is given. */
  opener?: HTMLElement | null;
}

/**
 * How every dialog of the site behaves, for as long as it is mounted: shown as a modal, closed by Escape, a click on
 * the backdrop and, where wanted, the browser's Back.
 * @returns the attributes of the `<dialog>`, whose content must fill it
 */
export function useDialog({ onClose, isBusy = false, isClosedByBack = false, opener }: DialogBehaviour) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);
  useModal(ref, opener);
  useClosedByBack(isClosedByBack, isBusy ? null : onClose);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onClose();
  };
  return {
    ref,
    onCancel,
    // The browser closed it on its own (Android's back gesture, twice). An event of an earlier opening finds it open,
    // and means nothing.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => !event.currentTarget.open && onClose(),
    ...useBackdropClick(onCancel),
  };
}
