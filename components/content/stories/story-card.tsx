import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { StorySummary } from '@/lib/content/reading/stories';
import { storyPath } from '@/lib/content/publishing/story-data';
import styles from './story-card.module.css';

interface StoryCardProps {
  story: StorySummary;
  /** The level of the card's heading, so that the page's outline has no gap. */
  headingLevel?: 2 | 3;
  isHero?: boolean;
}

export function StoryCard({ story, headingLevel = 2, isHero }: StoryCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Link href={storyPath(story.slug)} className={styles.card} prefetch={false}>
      <span className={styles.frame}>
        {story.poster && (
          <ResponsivePicture
            picture={story.poster}
            sizes="(min-width: 1120px) 256px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw"
            className={styles.poster}
            isHero={isHero}
          />
        )}
      </span>
      {/* The player's progress bars, small: they fill when the card is pointed at. */}
      <span className={styles.bars} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </span>
      <Heading className={styles.title}>
        <InEnglish>{story.title}</InEnglish>
      </Heading>
    </Link>
  );
}
