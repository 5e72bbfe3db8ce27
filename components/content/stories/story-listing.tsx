import { GalleryVerticalEnd } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
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
          One idea a page, a minute or two each. Swipe, tap or use the arrow keys. Sources are at the end.
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
      <h2 className={styles.emptyTitle}>No stories yet</h2>
      <p>Our articles cover the same questions in more detail, with sources.</p>
      <ButtonLink href="/blog">Read the blog</ButtonLink>
    </div>
  );
}
