import type { StorySummary } from '@/lib/content/reading/stories';
import { StoryCard } from './story-card';
import styles from './story-grid.module.css';

interface StoryGridProps {
  stories: readonly StorySummary[];
  headingLevel?: 2 | 3;
  /** The first poster is the page's largest picture. */
  hasHero?: boolean;
}

export function StoryGrid({ stories, headingLevel, hasHero = false }: StoryGridProps) {
  return (
    <ul className={styles.grid}>
      {stories.map((story, index) => (
        <li key={story.id}>
          <StoryCard story={story} headingLevel={headingLevel} isHero={hasHero && index === 0} />
        </li>
      ))}
    </ul>
  );
}
