import { ArrowDown } from 'lucide-react';
import Link from 'next/link';
import button from '@/components/ui/button.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { StoryPage } from '@/lib/content/stories';
import { StoryQuiz } from './story-quiz';
import styles from './story-slide.module.css';
import tones from './story-tones.module.css';

interface StorySlideProps {
  page: StoryPage;
  isFirst: boolean;
  /** The closing page leads on to them. */
  hasSources: boolean;
}

/** A page of a story: the picture, and the words on a panel in the page's tone that scrolls when they are many or large. */
export function StorySlide({ page, isFirst, hasSources }: StorySlideProps) {
  const { layout, tone, position, heading, text, picture, quiz, link } = page;
  return (
    <div
      className={`${styles.slide} ${tones.tone} ${picture ? styles.withPicture : styles.withoutPicture}`}
      data-layout={layout}
      data-tone={tone}
      data-position={position}
    >
      {picture && (
        <ResponsivePicture
          picture={picture}
          sizes="(min-width: 768px) 28rem, 100vw"
          className={styles.picture}
          isHero={isFirst}
        />
      )}
      <div className={styles.panel} data-panel>
        <div className={styles.words}>
          <h2 className={styles.heading} tabIndex={-1}>
            {heading}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          {quiz && <StoryQuiz {...quiz} />}
          {link && <SlideLink {...link} />}
          {layout === 'closing' && hasSources && (
            <Link href="#sources" className={styles.sources}>
              Sources <ArrowDown size={18} aria-hidden />
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function SlideLink({ label, href }: { label: string; href: string }) {
  const className = `${button.button} ${button.primary}`;
  return href.startsWith('/') ? (
    <Link href={href} className={className} prefetch={false}>
      {label}
    </Link>
  ) : (
    <a href={href} className={className} rel="noopener noreferrer">
      {label}
    </a>
  );
}
