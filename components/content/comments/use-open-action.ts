import { useState } from 'react';
import { useFocusOnceDrawn } from '@/components/ui/use-focus-once-drawn';
import type { CommentReply } from '@/lib/contract/comments';
import { useAuth } from '@/lib/accounts/client/auth-context';
import type { CommentAction } from './comment-controls';

/** Which comment is being changed, answered, deleted or reported, and what is announced when that ends. */
export function useOpenAction(isMember: boolean) {
  const { openSignIn } = useAuth();
  const [open, setOpen] = useState<{ action: CommentAction; comment: CommentReply } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusOnceDrawn = useFocusOnceDrawn();

  return {
    open,
    announcement,
    announce: setAnnouncement,
    isOpen: (action: CommentAction, { id }: CommentReply) =>
      open?.action === action && open.comment.id === id,
    begin: (comment: CommentReply, action: CommentAction, opener: HTMLElement) => {
      if (isMember) setOpen({ action, comment });
      else openSignIn({ description: 'Sign in to comment.', opener });
    },
    end: (focusOn: string, text = '') => {
      setOpen(null);
      setAnnouncement(text);
      focusOnceDrawn(() => document.getElementById(focusOn));
    },
    /** A dialog gives the focus back by itself. */
    closeDialog: () => setOpen(null),
  };
}
