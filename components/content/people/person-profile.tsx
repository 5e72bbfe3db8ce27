import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { PostGrid } from '@/components/content/blog/post-grid';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { PersonDetail } from '@/lib/content/reading/people';
import type { PostSummary } from '@/lib/content/reading/posts';
import styles from './people.module.css';

interface PersonProfileProps {
  person: PersonDetail;
  written: readonly PostSummary[];
  reviewed: readonly PostSummary[];
}

/** Who somebody is, what they wrote and what they reviewed. */
export function PersonProfile({ person, written, reviewed }: PersonProfileProps) {
  const { name, role, credentials, bio, portrait, links, path } = person;
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Authors and reviewers', path: '/authors' },
            { name, path },
          ]}
        />
        <div className={styles.person}>
          {portrait && <ResponsivePicture picture={portrait} sizes="112px" className={styles.portrait} />}
          <div>
            <h1>{name}</h1>
            <p className={styles.role}>{[role, credentials].filter(Boolean).join(', ')}</p>
          </div>
        </div>
        <p className={styles.lead}>{bio}</p>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </header>
      <Posts id="written" title="Written" posts={written} />
      <Posts id="reviewed" title="Reviewed" posts={reviewed} />
    </div>
  );
}

function Posts({ id, title, posts }: { id: string; title: string; posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.posts} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PostGrid posts={posts} headingLevel={3} />
    </section>
  );
}
