import styles from './comment-heading.module.css';

export const headingId = 'comments-title';

export function CommentHeading({ total }: { total: number }) {
  return (
    <>
      <h2 id={headingId} className={styles.heading} tabIndex={-1}>
        {total === 0 ? 'Comments' : total === 1 ? '1 comment' : `${total} comments`}
      </h2>
      {total === 0 && <p className={styles.none}>No comments yet.</p>}
    </>
  );
}
