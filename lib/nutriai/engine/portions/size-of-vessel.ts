import { type AmountLanguage } from '../knowledge/schemas/amounts-in-languages';
import { type ReadMention } from './amounts-of-mentions';
import { mealVessels } from './measure-words';
import { nothingStated, saysAmount } from './stated-amount';

/** "صحن رز مع دجاج صغير": the plate is small, which stands before all that lies on it. */
export function withSizeOfVessel(
  mentions: readonly ReadMention[],
  language: AmountLanguage | null,
): readonly ReadMention[] {
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (language !== 'ar' || !first || !last || first === last || first.stated.size !== null) return mentions;
  const { size } = last.trail;
  const isOfVessel = mealVessels.has(first.stated.measure) && !saysAmount(last.lead);
  if (size === null || !isOfVessel || saysAmount({ ...last.trail, size: null })) return mentions;
  return mentions.map((mention) => {
    if (mention === first) return { ...mention, stated: { ...mention.stated, size } };
    return mention === last ? { ...mention, stated: nothingStated, isTrailing: false } : mention;
  });
}
