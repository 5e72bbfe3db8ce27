import { useAuth } from '@/lib/accounts/client/auth-context';
import { CommentBoard } from './comment-board';
import type { CommentsProps } from './comments';

/** The comments with everything that can be done. What one member did and saw is gone with the session. */
export function LiveComments(props: CommentsProps) {
  const isMember = useAuth().status === 'signed-in';
  return <CommentBoard key={isMember ? 'member' : 'visitor'} isMember={isMember} {...props} />;
}
