/**
 * Where a key leads in a list of options.
 * @param active the option that is chosen now, `null` when the caret is in the field
 * @returns undefined for a key that belongs to the field
 */
export function nextOption(key: string, active: number | null, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return active === null ? count - 1 : (active - 1 + count) % count;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : count - 1;
    default:
      return undefined;
  }
}
