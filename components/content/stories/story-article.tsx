import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { EnglishSwitch } from '@/components/content/english/english-switch';
import { InEnglish } from '@/components/content/english/in-english';
import { SourceList } from '@/components/content/article/source-list';
import type { StoryDetail } from '@/lib/content/reading/stories';
import { storyPath } from '@/lib/content/publishing/story-data';
import { playerPages } from '@/lib/content/reading/story-player';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import { StoryPlayer } from './story-player';
import { StorySlide } from './story-slide';
import { StorySlideFrame } from './story-slide-frame';
import styles from './story-article.module.css';

/**
 * The player, and below it what the story is called and rests on. The name comes first for screen readers and
 * without scripts.
 */
export function StoryArticle({ story }: { story: StoryDetail }) {
  const { title, pages, sources, relatedPost, checkedOn } = story;
  return (
    <article className={styles.article}>
      <StoryHeader story={story} />
      {pages.length > 0 && (
        <div className={styles.player}>
          {/* A draft gains and loses pages while it is shown. */}
          <StoryPlayer key={pages.length} title={title} pages={playerPages(pages)}>
            {pages.map((page, index) => (
              <StorySlideFrame key={page.id} index={index}>
                <StorySlide
                  page={page}
                  index={index}
                  relatedPost={relatedPost}
                  hasSources={sources.length > 0}
                />
              </StorySlideFrame>
            ))}
          </StoryPlayer>
        </div>
      )}
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={[
            { name: 'Web stories', path: '/web-stories' },
            { name: title, path: storyPath(story.slug) },
          ]}
          hasAmerican
        />
      </div>
      <div className={styles.sources}>
        <EnglishSwitch />
        <SourceList sources={sources} checkedOn={checkedOn} />
      </div>
    </article>
  );
}

function StoryHeader({ story }: { story: StoryDetail }) {
  const { title, excerpt, relatedPost, publishedAt } = story;
  return (
    <header className={styles.intro}>
      <h1>
        <InEnglish>{title}</InEnglish>
      </h1>
      <p className={styles.lead}>
        <InEnglish>{excerpt}</InEnglish>
      </p>
      <p className={styles.date}>
        <time dateTime={publishedAt}>
          <DateInEnglish date={publishedAt} />
        </time>
      </p>
      {relatedPost && (
        <p className={styles.related}>
          The whole article:{' '}
          <Link href={relatedPost.path} prefetch={false}>
            <InEnglish>{relatedPost.title}</InEnglish>
          </Link>
        </p>
      )}
    </header>
  );
}
