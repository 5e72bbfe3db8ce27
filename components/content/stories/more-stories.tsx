import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import container from '@/components/ui/container.module.css';
import type { StorySummary } from '@/lib/content/reading/stories';
import { StoryGrid } from './story-grid';
import styles from './more-stories.module.css';

interface MoreStoriesProps {
  /** All stories in the order of the list. */
  stories: readonly StorySummary[];
  currentSlug: string;
}

const shownStories = 4;

export function MoreStories({ stories, currentSlug }: MoreStoriesProps) {
  const others = storiesAfter(stories, currentSlug).slice(0, shownStories);
  if (others.length === 0) return null;
  return (
    <section className={`${container.container} ${styles.more}`} aria-labelledby="more-stories">
      <div className={styles.head}>
        <h2 id="more-stories">More stories</h2>
        <Link href="/web-stories" className={styles.all} prefetch={false}>
          All stories <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <StoryGrid stories={others} headingLevel={3} />
    </section>
  );
}

/**
 * The list goes on where this story stands in it and starts again at its end, so that going on and on leads
 * through all of them.
 */
function storiesAfter(stories: readonly StorySummary[], slug: string): StorySummary[] {
  const place = stories.findIndex((story) => story.slug === slug);
  return [...stories.slice(place + 1), ...stories.slice(0, Math.max(place, 0))];
}
