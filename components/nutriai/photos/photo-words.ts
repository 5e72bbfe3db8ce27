import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { dateOfMoment } from '@/lib/nutriai/client/log/day-time';
import { clockText } from '@/lib/nutriai/client/shown-english';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import { signText } from '@/lib/nutriai/client/log/reaction-signs';

type Photo = Pick<ReactionPhotoAnswer, 'caption' | 'kind' | 'eaten_at' | 'reaction'>;

/** What a photo shows, for people who cannot see it. */
export function photoWords({ caption, kind, eaten_at: at, reaction }: Photo): string {
  if (caption !== '') return caption;
  const signs = reaction && reaction.signs.length > 0 ? `: ${reaction.signs.map(signText).join(', ')}` : '';
  return (
    `Photo of the reaction after ${kindNames[kind].toLowerCase()} on ${dateText(dateOfMoment(at))} at ` +
    `${clockText(at)}${signs}`
  );
}
