import type { Poll } from '@/lib/platform/database/payload-types';
import { pollOf } from '@/lib/content/community/polls/poll';
import { PollBox } from './poll-box';

interface PollEmbedProps {
  /** A number where the poll is no longer there. */
  poll: Poll | number;
  /** The page that it stands on. */
  path?: string;
}

/** A question to the readers. The HTML is the same for all: who has voted already sees so once scripts have asked. */
export function PollEmbed({ poll, path = '/blog' }: PollEmbedProps) {
  return typeof poll === 'number' ? null : <PollBox initial={pollOf(poll)} path={path} />;
}
