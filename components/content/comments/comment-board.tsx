import { useState } from 'react';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { Comment, CommentReply } from '@/lib/contract/comments';
import { CommentControls } from './comment-controls';
import { CommentDraft } from './comment-draft';
import { CommentForm } from './comment-form';
import { CommentHeading } from './comment-heading';
import { CommentThreads, type ThreadParts } from './comment-threads';
import type { CommentsProps } from './comments';
import { DeleteDialog } from './delete-dialog';
import { NewComment } from './new-comment';
import { ReportDialog } from './report-dialog';
import { SignInToComment } from './sign-in-to-comment';
import { useCommentActions } from './use-comment-actions';
import { useNow } from './use-now';
import { useThreads } from './use-threads';
import { WriteBox } from './write-box';
import styles from './comment-board.module.css';

type BoardProps = CommentsProps & { isMember: boolean };
type Threads = ReturnType<typeof useThreads>;
type Actions = ReturnType<typeof useCommentActions>;

/** The comments of a post with everything that this reader may do there. */
export function CommentBoard({ postId, path, initial, isMember }: BoardProps) {
  const threads = useThreads({ postId, initial, isMember });
  const actions = useCommentActions({ isMember, change: threads.change });
  const nowMs = useNow();
  const parts: ThreadParts = {
    editor: (comment) =>
      actions.isOpen('edit', comment) ? <Editor comment={comment} actions={actions} /> : null,
    actions: (comment) =>
      actions.isOpen('edit', comment) ? null : (
        <CommentControls
          comment={comment}
          nowMs={nowMs}
          isReported={actions.reported.has(comment.id)}
          onAction={(action, opener) => actions.begin(comment, action, opener)}
        />
      ),
    replyForm: (thread) =>
      actions.isOpen('reply', thread) ? (
        <NewComment
          postId={postId}
          parent={thread}
          onChange={threads.change}
          onSent={actions.sent}
          onCancel={() => actions.cancel(thread)}
        />
      ) : null,
  };
  return (
    <>
      <CommentHeading total={threads.total} />
      <p role="status" className={hidden.hidden}>
        {actions.announcement}
      </p>
      {threads.isOwnMissing && <OwnMissing onRetry={threads.readOwn} />}
      <CommentThreads threads={threads.threads} parts={parts} />
      <MoreComments threads={threads} />
      <WriteBox>
        {isMember ? (
          <WriteForm postId={postId} threads={threads} actions={actions} />
        ) : (
          <SignInToComment path={path} />
        )}
      </WriteBox>
      <Dialogs threads={threads.threads} actions={actions} />
    </>
  );
}

function Editor({ comment, actions }: { comment: CommentReply; actions: Actions }) {
  return (
    <CommentForm
      label="Change your comment"
      submitText="Save"
      busyText="Saving…"
      failedText="Your change couldn’t be saved."
      initialText={comment.body}
      hasFocus
      onSubmit={(body) => actions.save(comment, body)}
      onCancel={() => actions.cancel(comment)}
    />
  );
}

function OwnMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.note}>
      We couldn’t check which comments are yours.{' '}
      <button type="button" className={styles.inline} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

function MoreComments({ threads: { hasMore, moreState, loadMore } }: { threads: Threads }) {
  return (
    <>
      {hasMore && (
        <Button
          variant="quiet"
          className={styles.more}
          disabled={moreState === 'loading'}
          onClick={() => void loadMore()}
        >
          {moreState === 'loading' ? 'Loading…' : 'Show more comments'}
        </Button>
      )}
      {moreState === 'failed' && (
        <p role="alert" className={styles.note}>
          More comments couldn’t be loaded. Check your connection and try again.
        </p>
      )}
    </>
  );
}

interface WriteFormProps {
  postId: number;
  threads: Threads;
  actions: Actions;
}

/** What was deleted a moment ago can be had back as a text, to be written anew: no press of a button loses words. */
function WriteForm({ postId, threads, actions: { deletedText, forgetDeleted, sent } }: WriteFormProps) {
  const [version, setVersion] = useState(0);
  const bringBack = () => {
    const draft = new CommentDraft(postId, null);
    draft.keep(draft.text === '' ? deletedText : `${draft.text}\n\n${deletedText}`);
    forgetDeleted();
    setVersion(version + 1);
  };
  return (
    <>
      {deletedText !== '' && (
        <p className={styles.note}>
          Your comment has been deleted.{' '}
          <button type="button" className={styles.inline} onClick={bringBack}>
            Restore the text
          </button>
        </p>
      )}
      <NewComment key={version} postId={postId} onChange={threads.change} onSent={sent} />
    </>
  );
}

function Dialogs({ threads, actions }: { threads: readonly Comment[]; actions: Actions }) {
  const { open, closeDialog } = actions;
  if (open?.action === 'delete') {
    const thread = threads.find(({ id }) => id === open.comment.id);
    return (
      <DeleteDialog
        hasReplies={(thread?.replies ?? []).length > 0}
        onDelete={() => actions.remove(open.comment)}
        onClose={closeDialog}
      />
    );
  }
  if (open?.action === 'report') {
    return (
      <ReportDialog
        authorName={open.comment.author?.name ?? ''}
        onReport={(report) => actions.report(open.comment, report)}
        onClose={closeDialog}
      />
    );
  }
  return null;
}
