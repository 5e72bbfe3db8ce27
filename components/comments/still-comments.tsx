import Link from 'next/link';
import button from '@/components/ui/button.module.css';
import { CommentHeading } from './comment-heading';
import { CommentThreads } from './comment-threads';
import type { CommentsProps } from './comments';
import { signInPath } from './sign-in-path';
import { WriteBox } from './write-box';

/** The comments as they are in the page's HTML: to be read, with a way to sign in that needs no scripts. */
export function StillComments({ path, initial, problem }: CommentsProps & { problem?: string }) {
  return (
    <>
      <CommentHeading total={initial.totalComments} />
      <CommentThreads threads={initial.results} />
      <WriteBox>
        {problem ? (
          <p role="status">{problem}</p>
        ) : (
          <Link href={signInPath(path)} className={`${button.button} ${button.primary}`} prefetch={false}>
            Sign in to comment
          </Link>
        )}
      </WriteBox>
    </>
  );
}
