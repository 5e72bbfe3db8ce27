import { imageWidths } from '../../../reading/image-widths';
import type { Picture } from '../../../reading/picture';
import type { StoryDetail } from '../../../reading/stories';
import { readPostFiles, readStoryFiles, type StoryFile } from '../../../cms/seed/read-files';

/**
 * Every story of the first content as a page would get it, without a database: pictures by the names and
 * sizes that they are drawn in.
 */
export async function firstStories(): Promise<StoryDetail[]> {
  const [stories, posts] = await Promise.all([readStoryFiles(), readPostFiles()]);
  const titles = new Map(posts.map(({ slug, title }) => [slug, title]));
  return stories.map((story) => ({ ...detail(story), relatedPost: relatedPost(story, titles) }));
}

function detail(story: StoryFile): Omit<StoryDetail, 'relatedPost'> {
  const { slug, title, excerpt, poster, posterAlt, tags, checked } = story;
  const cover = picture(`${poster}-poster`, posterAlt, { width: 1080, height: 1440 });
  return {
    id: 1,
    slug,
    canonicalSlug: slug,
    title,
    excerpt,
    poster: cover,
    posterSource: { ...cover, filename: `${poster}-poster.webp`, focalX: 50, focalY: 50 },
    publishedAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    pages: story.pages.map((page, index) => ({
      id: `page-${index + 1}`,
      layout: page.layout,
      tone: page.tone,
      position: page.position,
      heading: page.heading,
      text: page.text ?? null,
      picture: page.picture
        ? picture(`${page.picture}-page`, page.alt ?? '', { width: 1080, height: 1920 })
        : null,
      video: null,
      quiz: page.quiz
        ? {
            question: page.quiz.question,
            options: page.quiz.options.map(({ text, correct }) => ({ text, isCorrect: correct })),
            explanation: page.quiz.explanation,
          }
        : null,
      link: page.link ?? null,
    })),
    sources: story.sources.map((source) => ({ ...source, year: source.year ?? null })),
    tags,
    checkedOn: checked,
    seo: { title: null, description: null, image: null, isHiddenFromSearch: false },
  };
}

function relatedPost(story: StoryFile, titles: Map<string, string>): StoryDetail['relatedPost'] {
  const title = titles.get(story.relatedPost);
  return title === undefined ? null : { title, path: `/blog/${story.relatedPost}` };
}

/** As the media collection stores it: a width beyond the picture's own holds the picture as it is. */
function picture(name: string, alt: string, size: { width: number; height: number }): Picture {
  const files = imageWidths.map((wanted) => {
    const width = Math.min(wanted, size.width);
    return { width, path: `/media/images/${name}-${wanted}.webp` };
  });
  return {
    src: `/media/images/${name}-960.webp`,
    srcSet: files.map(({ path, width }) => `${path} ${width}w`).join(', '),
    ...size,
    alt,
  };
}
