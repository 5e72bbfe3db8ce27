import { isLinkAddress } from './link-address';
import type { Picture } from './picture';
import { publisherLogo } from '../publishing/publisher-logo';
import type { StoryPage, StoryVideo } from './story-page';
import { posterCut, type PosterSource } from '../publishing/story-posters';

export interface StoryProblem {
  /** Errors keep a story from being published. */
  level: 'error' | 'warning';
  /** Counted from 1; `null` for the story as a whole. */
  page: number | null;
  message: string;
  /** The field it is about, as the panel names it: `pages.2.text`. */
  path: string;
}

export interface StoryToCheck {
  title: string;
  excerpt: string;
  posterSource: PosterSource | null;
  pages: readonly StoryPage[];
}

interface Logo {
  path: string;
  width: number;
  height: number;
}

type Report = (level: StoryProblem['level'], path: string, message: string) => void;

/**
 * Google: most pages say their thing in 180 characters, and a story is no wall of text. The rest are the
 * limits of the common story editors.
 */
const limits = {
  title: 70,
  titleWords: 10,
  pages: { min: 4, max: 30 },
  text: { warning: 180, error: 200 },
  heavyShare: 0.1,
  storyText: 100,
  pictureWidth: 720,
  videoSeconds: 60,
  videoSide: 480,
  logoSide: 96,
} as const;

/** What keeps a story from search features or from its readers, in words for the editor. Empty when all is well. */
export function storyProblems(story: StoryToCheck, logo: Logo = publisherLogo): StoryProblem[] {
  const problems: StoryProblem[] = [];
  const reportFor =
    (page: number | null, prefix: string): Report =>
    (level, field, message) =>
      problems.push({ level, page, message, path: `${prefix}${field}` });

  checkStory(story, logo, reportFor(null, ''));
  story.pages.forEach((page, index) => checkPage(page, reportFor(index + 1, `pages.${index}.`)));
  return problems;
}

function checkStory({ title, excerpt, posterSource, pages }: StoryToCheck, logo: Logo, report: Report): void {
  if (!title.trim()) report('error', 'title', 'The story needs a title.');
  else if (title.length > limits.title)
    report('error', 'title', 'The title is longer than 70 characters and would be cut.');
  else if (title.trim().split(/\s+/).length > limits.titleWords)
    report('warning', 'title', 'Titles of up to ten words are shown whole.');
  if (!excerpt.trim()) report('error', 'excerpt', 'The story needs an excerpt: search results show it.');
  checkPoster(posterSource, report);
  if (logo.width !== logo.height || logo.width < limits.logoSide || !isOwnFile(logo.path))
    report('error', 'poster', 'The site’s logo must be square, at least 96 × 96, and lie on this site.');
  checkPageList(pages, report);
}

function checkPoster(poster: PosterSource | null, report: Report): void {
  if (!poster) {
    report('error', 'poster', 'The story needs a poster.');
    return;
  }
  if (!posterCut(poster, 'portrait')) {
    report(
      'error',
      'poster',
      `The poster is ${poster.width} × ${poster.height}; 640 × 853 upright must fit in it.`,
    );
  } else if (Math.abs(poster.width / poster.height - 3 / 4) > 0.01) {
    report('warning', 'poster', 'The poster is not 3:4: search results show a cut around its focal point.');
  }
  if (!poster.alt.trim()) report('error', 'poster', 'The poster needs an alternative text.');
}

function checkPageList(pages: readonly StoryPage[], report: Report): void {
  const { min, max } = limits.pages;
  if (pages.length < min || pages.length > max)
    report('error', 'pages', `A story has ${min} to ${max} pages; this one has ${pages.length}.`);
  if (new Set(pages.map(({ id }) => id)).size !== pages.length)
    report('error', 'pages', 'Two pages have the same address.');
  const lengths = pages.map(textLength);
  if (lengths.reduce((sum, length) => sum + length, 0) < limits.storyText)
    report('warning', 'pages', 'The whole story says less than 100 characters.');
  const heavy = lengths.filter((length) => length > limits.text.warning).length;
  if (heavy > pages.length * limits.heavyShare) {
    report(
      'warning',
      'pages',
      `${heavy} of ${pages.length} pages say more than 180 characters; search engines take a story ` +
        'with more than one in ten for a wall of text.',
    );
  }
}

function checkPage(page: StoryPage, report: Report): void {
  const { layout, heading, text, picture, video, quiz, link } = page;
  if (!heading.trim()) report('error', 'heading', 'The page needs a heading.');
  const words = heading.length + (text?.length ?? 0);
  if (words > limits.text.error)
    report('error', 'text', `Heading and text have ${words} characters; 200 are the most.`);
  else if (textLength(page) > limits.text.warning)
    report(
      'warning',
      layout === 'quiz' ? 'quiz.question' : 'text',
      `The page says ${textLength(page)} characters; up to 180 are read.`,
    );
  if (layout === 'text' && !text?.trim()) report('warning', 'text', 'A text page without a text.');
  if ((layout === 'picture' || layout === 'cover') && !picture)
    report('warning', 'picture', 'The page has no picture.');
  if (picture) checkPicture(picture, report);
  if (layout === 'video') checkVideo(video, report);
  if (layout === 'quiz') checkQuiz(quiz, report);
  if (link && !isLinkAddress(link.href))
    report('error', 'link.href', 'A link starts with / for this site, or with https:// for another.');
}

function checkPicture(picture: Picture, report: Report, field = 'picture'): void {
  if (!picture.alt.trim()) report('error', field, 'The picture needs an alternative text.');
  if (![picture.src, ...picture.srcSet.split(', ').filter(Boolean)].every(isOwnFile))
    report('error', field, 'The picture must lie on this site.');
  if (picture.width < limits.pictureWidth)
    report('warning', field, `The picture is ${picture.width} pixels wide; 720 fill a phone.`);
}

function checkVideo(video: StoryVideo | null, report: Report): void {
  if (!video) {
    report('error', 'video', 'A video page needs a video.');
    return;
  }
  if (!isOwnFile(video.src)) report('error', 'video', 'The video must lie on this site.');
  if (!video.alt.trim()) report('error', 'video', 'The video needs a description.');
  if (video.durationSeconds > limits.videoSeconds)
    report('error', 'video', 'The video is longer than 60 seconds.');
  if (Math.min(video.width, video.height) < limits.videoSide)
    report('error', 'video', 'The shorter side of the video has less than 480 pixels.');
  if (video.poster) checkPicture(video.poster, report, 'video');
  else report('error', 'video', 'The video needs a poster.');
  if (video.hasSound && !video.captions)
    report('warning', 'video', 'The video has sound and no captions: write them as soon as somebody speaks.');
}

function checkQuiz(quiz: StoryPage['quiz'], report: Report): void {
  if (!quiz) {
    report('error', 'quiz.question', 'A quiz page needs a question.');
    return;
  }
  const answers = quiz.options.map(({ text }) => text.trim());
  if (answers.length < 2 || answers.includes(''))
    report('error', 'quiz.options', 'A quiz offers at least two answers, each with a text.');
  if (new Set(answers).size !== answers.length) report('error', 'quiz.options', 'Two answers are the same.');
  if (!quiz.options.some(({ isCorrect }) => isCorrect))
    report('error', 'quiz.options', 'Mark the right answer.');
  if (!quiz.explanation) report('warning', 'quiz.explanation', 'Say why the answer is right.');
}

/** What a page gives to read before the reader does anything. */
function textLength({ heading, text, quiz }: StoryPage): number {
  const texts = [
    heading,
    text ?? '',
    quiz?.question ?? '',
    ...(quiz?.options ?? []).map((option) => option.text),
  ];
  return texts.reduce((sum, each) => sum + each.length, 0);
}

/** Crawlers fetch each file by its address: nothing inline, nothing from another host. */
function isOwnFile(path: string): boolean {
  return /^\/[^/\\]/.test(path);
}
