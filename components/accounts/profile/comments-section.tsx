import { useRef, useState } from 'react';
import { DeleteDialog } from '@/components/content/comments/delete-dialog';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { OwnComment } from '@/lib/contract/account';
import { OwnCommentRow } from './own-comment-row';
import type { OwnCommentList } from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionPending } from './section-pending';
import { shownAtMost, useOwnComments } from './use-own-comments';
import list from './link-list.module.css';

/** What the member wrote below articles, with the way there and the way to take it back. */
export function CommentsSection() {
  const { comments, loading, isAllAsked, showMore, remove } = useOwnComments();
  const [doomed, setDoomed] = useState<OwnComment | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const removeForGood = async (comment: OwnComment) => {
    await remove(comment);
    setDoomed(null);
    setAnnouncement('Your comment has been deleted.');
    heading.current?.focus();
  };

  return (
    <ProfileSection id="comments" title="Your comments" headingRef={heading}>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {comments ? (
        <>
          <Comments comments={comments} onDelete={setDoomed} />
          {comments.results.length < comments.count && !isAllAsked && (
            <Button variant="quiet" className={list.action} disabled={loading.isTrying} onClick={showMore}>
              {loading.isTrying ? 'Loading…' : 'Show more'}
            </Button>
          )}
          {comments.count > shownAtMost && isAllAsked && (
            <p className={list.empty}>
              These are the latest {shownAtMost}. Download your data below to see all of them.
            </p>
          )}
        </>
      ) : (
        <SectionPending what="Your comments" {...loading} />
      )}
      {doomed && (
        <DeleteDialog
          hasReplies={false}
          onDelete={() => removeForGood(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </ProfileSection>
  );
}

interface CommentsProps {
  comments: OwnCommentList;
  onDelete: (comment: OwnComment) => void;
}

function Comments({ comments: { count, results }, onDelete }: CommentsProps) {
  return (
    <>
      {count === 0 && <p className={list.empty}>None yet. What you write below an article is listed here.</p>}
      <ul className={list.list}>
        {results.map((comment) => (
          <OwnCommentRow key={comment.id} comment={comment} onDelete={() => onDelete(comment)} />
        ))}
      </ul>
    </>
  );
}
