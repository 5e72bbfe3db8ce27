import { Play } from 'lucide-react';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { ArticleVideo } from '@/lib/content/reading/article-video';
import type { StoryVideo } from '@/lib/content/reading/story-page';
import styles from './video-box.module.css';

const sizes = '(min-width: 768px) 46rem, 100vw';

/** A video of an article. Nothing of it is loaded before it is asked for, and nothing at all from another site. */
export function VideoBox({ video }: { video: ArticleVideo }) {
  const { title, still, source } = video;
  if ('file' in source)
    return (
      <figure>
        <OwnFilm film={source.file} poster={still?.src} />
        <figcaption>{title}</figcaption>
      </figure>
    );
  const { host, url } = source.outside;
  return (
    <figure>
      <a className={styles.outside} href={url} target="_blank" rel="noopener noreferrer">
        {still && <ResponsivePicture picture={{ ...still, alt: '' }} sizes={sizes} />}
        <span className={styles.words}>
          <span className={styles.play}>
            <Play size={24} aria-hidden />
          </span>
          <span>
            <strong>{title}</strong>
            <span className={styles.note}>Video on {host}, opens in a new tab</span>
          </span>
        </span>
      </a>
    </figure>
  );
}

function OwnFilm({ film, poster }: { film: StoryVideo; poster: string | undefined }) {
  const { src, type, width, height, alt, captions } = film;
  return (
    // The track below is there as soon as somebody speaks; a silent video has nothing to caption.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      poster={poster}
      width={width}
      height={height}
      aria-label={alt}
    >
      <source src={src} type={type} />
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  );
}
