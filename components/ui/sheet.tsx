'use client';

import { Dialog, type DialogProps } from './dialog';

/**
 * A dialog that one works in and returns from: the browser's Back closes it too, as on a phone. What was typed is
 * stored by its component, so that it is there again when the sheet is.
 */
export function Sheet(props: Omit<DialogProps, 'isClosedByBack'>) {
  return <Dialog {...props} isClosedByBack />;
}
