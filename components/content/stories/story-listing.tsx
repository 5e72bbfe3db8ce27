import { GalleryVerticalEnd } from 'lucide-react';
import Link from 'next/link';
import button from '@/components/ui/button.module.css';
import container from '@/components/ui/container.module.css';
import type { StorySummary } from '@/lib/content/reading/stories';
import { StoryGrid } from './story-grid';
import styles from './story-listing.module.css';

export function StoryListing({ stories }: { stories: readonly StorySummary[] }) {
  return (
    <div className={`${container.container} ${styles.listing}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>Web stories</h1>
        <p className={styles.lead}>
          One idea a page, a minute or two each: swipe, tap or use the arrow keys, and find the sources at the
          end.
        </p>
      </header>
      {stories.length > 0 ? <StoryGrid stories={stories} hasHero /> : <NoStoryYet />}
    </div>
  );
}

function NoStoryYet() {
  return (
    <div className={styles.empty}>
      <GalleryVerticalEnd size={40} aria-hidden />
      <h2 className={styles.emptyTitle}>No story yet</h2>
      <p>The articles answer the same questions at more length, each with its sources.</p>
      <Link href="/blog" className={`${button.button} ${button.primary}`} prefetch={false}>
        Read the blog
      </Link>
    </div>
  );
}
