import { type Batch, reheatingWords } from './recipe';

/** Says how to cool, store, freeze, thaw and reheat a batch, in the order in which a kitchen does it. */
export function storageSentences({ fridgeDays, freezerMonths, reheating }: Omit<Batch, 'makes'>): string[] {
  if (fridgeDays === 0) return [reheatingWords.fresh];
  const days = fridgeDays === 1 ? '1 day' : `${fridgeDays} days`;
  const months = freezerMonths === 1 ? '1 month' : `${freezerMonths} months`;
  return [
    `Cool within an hour or two, then keep in the fridge for up to ${days}.`,
    freezerMonths === 0
      ? 'Not for the freezer.'
      : `Or freeze in portions for up to ${months}; thaw overnight in the fridge and don’t freeze again.`,
    reheating,
  ];
}
