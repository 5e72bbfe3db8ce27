import Link from 'next/link';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { StorySummary } from '@/lib/content/reading/stories';
import { HomeSection } from './home-section';
import styles from './home-stories.module.css';

export function HomeStories({ stories }: { stories: readonly StorySummary[] }) {
  if (stories.length === 0) return null;
  return (
    <HomeSection
      id="stories"
      title="Web stories, a minute each"
      more={{ href: '/web-stories', label: 'All stories' }}
    >
      <ul className={styles.row}>
        {stories.map((story) => (
          <li key={story.id}>
            <Link href={`/web-stories/${story.slug}`} className={styles.card} prefetch={false}>
              {story.poster && (
                <ResponsivePicture
                  picture={story.poster}
                  sizes="(min-width: 768px) 240px, 62vw"
                  className={styles.poster}
                  isDecoration
                />
              )}
              <span className={styles.title}>{story.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
