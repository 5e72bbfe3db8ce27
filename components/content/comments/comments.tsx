'use client';

import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useIsNear } from '@/components/ui/use-is-near';
import type { CommentPage } from '@/lib/content/community/comments/list-comments';
import { StillComments } from './still-comments';

export interface CommentsProps {
  postId: number;
  /** Of the post's page, to come back to after signing in. */
  path: string;
  /** As everybody sees them; part of the page's HTML. */
  initial: CommentPage;
}

const LiveComments = lazy<ComponentType<CommentsProps>>(() =>
  import('./live-comments')
    .then((module) => ({ default: module.LiveComments }))
    .catch(() => ({ default: CommentsWithoutForm })),
);

/** How far ahead of the reader the rest is fetched, in pixels. */
const ahead = 800;

/**
 * The comments can be read at once; answering, writing and reporting come with a part that is fetched when a
 * reader is near.
 */
export function Comments(props: CommentsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, ahead);
  const still = <StillComments {...props} />;
  return (
    <div ref={box}>
      {isNear ? (
        <Suspense fallback={still}>
          <LiveComments {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

/** The part could not be fetched. */
function CommentsWithoutForm(props: CommentsProps) {
  return (
    <StillComments {...props} problem="The form could not be loaded. Reload the page to write a comment." />
  );
}
