import { useRef, useState } from 'react';
import useSWR from 'swr';
import { DeleteDialog } from '@/components/content/comments/delete-dialog';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { OwnComment } from '@/lib/contract/account';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { LoadProblem } from './load-problem';
import { OwnCommentRow } from './own-comment-row';
import { commentPath, type OwnCommentList, ownCommentsPath } from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionLoading } from './section-loading';
import list from './link-list.module.css';

const shownAtFirst = 5;
/** As many as one call gives; older ones are in the export. */
const shownAtMost = 100;

/** What the member wrote below articles, with the way there and the way to take it back. */
export function CommentsSection() {
  const { authenticatedFetch } = useAuth();
  const [size, setSize] = useState(shownAtFirst);
  const [doomed, setDoomed] = useState<OwnComment | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isValidating, mutate } = useSWR<OwnCommentList, unknown>(ownCommentsPath(size), {
    keepPreviousData: true,
  });

  const remove = async ({ id }: OwnComment) => {
    const response = await authenticatedFetch(commentPath(id), { method: 'DELETE' });
    // Gone already is what was wanted.
    if (response.status !== 404) await readJson(response);
    await mutate((comments) => comments && without(comments, id), { revalidate: false });
    void mutate();
    setDoomed(null);
    setAnnouncement('Your comment has been deleted.');
    heading.current?.focus();
  };

  return (
    <ProfileSection id="comments" title="Your comments" headingRef={heading}>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {data ? (
        <>
          {data.count === 0 && (
            <p className={list.empty}>None yet. What you write below an article is listed here.</p>
          )}
          <ul className={list.list}>
            {data.results.map((comment) => (
              <OwnCommentRow key={comment.id} comment={comment} onDelete={() => setDoomed(comment)} />
            ))}
          </ul>
          {data.results.length < data.count && size < shownAtMost && (
            <Button
              variant="quiet"
              className={list.action}
              disabled={isValidating}
              onClick={() => setSize(shownAtMost)}
            >
              {isValidating ? 'Loading…' : 'Show more'}
            </Button>
          )}
          {data.count > shownAtMost && size === shownAtMost && (
            <p className={list.empty}>
              These are the latest {shownAtMost}. Download your data below to see all of them.
            </p>
          )}
        </>
      ) : error === undefined ? (
        <SectionLoading>Loading your comments…</SectionLoading>
      ) : (
        <LoadProblem
          what="Your comments"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {doomed && (
        <DeleteDialog hasReplies={false} onDelete={() => remove(doomed)} onClose={() => setDoomed(null)} />
      )}
    </ProfileSection>
  );
}

function without(comments: OwnCommentList, id: number): OwnCommentList {
  const results = comments.results.filter((comment) => comment.id !== id);
  return { ...comments, count: comments.count - (comments.results.length - results.length), results };
}
