import type { FocusEvent } from 'react';

/**
 * Brings what takes the focus wholly into a row that scrolls sideways: browsers leave alone what is in sight
 * by a strip.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
