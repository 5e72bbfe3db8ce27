import { type Batch, reheatingWords } from './recipe';

/** Says how to cool, store, freeze, thaw and reheat a batch, in the order in which a kitchen does it. */
export function storageSentences(batch: Omit<Batch, 'makes'>): string[] {
  const { fridgeDays, freezerMonths, reheating } = batch;
  if (fridgeDays === 0 && freezerMonths === 0) return [reheatingWords.fresh];
  if (fridgeDays === 0)
    return [
      `Eat it on the day you cook it, or cool it within an hour and ${freezing(freezerMonths)}`,
      reheating,
    ];
  // Rice and fish are cooled the fastest and kept the shortest.
  const [cooling, days] = fridgeDays === 1 ? ['an hour', '1 day'] : ['an hour or two', `${fridgeDays} days`];
  return [
    `Cool within ${cooling}, then keep in the fridge for up to ${days}.`,
    freezerMonths === 0 ? 'Not for the freezer.' : `Or ${freezing(freezerMonths)}`,
    reheating,
  ];
}

function freezing(months: number): string {
  const time = months === 1 ? '1 month' : `${months} months`;
  return `freeze in portions for up to ${time}; thaw overnight in the fridge and don’t freeze again.`;
}
