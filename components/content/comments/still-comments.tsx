import { CommentHeading } from './comment-heading';
import { CommentThreads } from './comment-threads';
import type { CommentsProps } from './comments';
import { SignInToComment } from './sign-in-to-comment';
import { WriteBox } from './write-box';

/** The comments as they are in the page's HTML: to be read, with a way to sign in. */
export function StillComments({ path, initial, problem }: CommentsProps & { problem?: string }) {
  return (
    <>
      <CommentHeading total={initial.totalComments} />
      <CommentThreads threads={initial.results} />
      <WriteBox>{problem ? <p role="status">{problem}</p> : <SignInToComment path={path} />}</WriteBox>
    </>
  );
}
