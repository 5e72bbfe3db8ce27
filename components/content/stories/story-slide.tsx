import { ArrowDown } from 'lucide-react';
import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import { buttonClass } from '@/components/ui/button-class';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { StoryDetail } from '@/lib/content/reading/stories';
import type { StoryPage } from '@/lib/content/reading/story-page';
import { inAmericanEnglish } from '@/lib/nutriai/engine/text/american-english';
import { StoryFilm } from './story-film';
import { StoryQuiz } from './story-quiz';
import styles from './story-slide.module.css';
import tones from './story-tones.module.css';

interface StorySlideProps {
  page: StoryPage;
  /** From 0. */
  index: number;
  /** The closing page leads on to it where it has no link of its own, and to the sources. */
  relatedPost: StoryDetail['relatedPost'];
  hasSources: boolean;
}

/**
 * A page of a story: the picture or the film, and the words on a panel in the page's tone that scrolls when
 * they are many or large.
 */
export function StorySlide({ page, index, relatedPost, hasSources }: StorySlideProps) {
  const { layout, tone, position, heading, text, picture, video, quiz } = page;
  const isClosing = layout === 'closing';
  const articleLink = isClosing && relatedPost ? { label: 'Read the article', href: relatedPost.path } : null;
  const link = page.link ?? articleLink;
  return (
    <div
      className={`${styles.slide} ${tones.tone} ${picture || video ? styles.withPicture : styles.withoutPicture}`}
      data-layout={layout}
      data-tone={tone}
      // Words over the middle of a film would hide what happens in it.
      data-position={video && position === 'middle' ? 'bottom' : position}
    >
      {picture && (
        <ResponsivePicture
          picture={picture}
          sizes="(min-width: 768px) 28rem, 100vw"
          className={styles.picture}
          isHero={index === 0}
        />
      )}
      {video && <StoryFilm video={video} index={index} className={styles.film} />}
      <div className={styles.panel} data-panel>
        <div className={styles.words}>
          <h2 className={styles.heading} tabIndex={-1}>
            <InEnglish>{heading}</InEnglish>
          </h2>
          {text && (
            <p className={styles.text}>
              <InEnglish>{text}</InEnglish>
            </p>
          )}
          {quiz && <StoryQuiz {...inBothEnglishes(quiz)} />}
          {link && <SlideLink {...link} />}
          {isClosing && hasSources && (
            <Link href="#sources" className={styles.sources}>
              Sources <ArrowDown size={18} aria-hidden />
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** The quiz is a part of the browser's, where no dictionary is. */
function inBothEnglishes({ question, options, explanation }: NonNullable<StoryPage['quiz']>) {
  return {
    question: <InEnglish>{question}</InEnglish>,
    options: options.map((option) => ({ ...option, american: inAmericanEnglish(option.text) })),
    explanation: explanation && <InEnglish>{explanation}</InEnglish>,
  };
}

function SlideLink({ label, href }: { label: string; href: string }) {
  const className = buttonClass('primary');
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
