import type { Story, Video } from '../../platform/database/payload-types';
import { type Picture, toPicture } from './picture';

type StoredPage = Story['pages'][number];

/** A film as a page shows it. */
export interface StoryVideo {
  src: string;
  /** `video/mp4` or `video/webm` */
  type: string;
  width: number;
  height: number;
  durationSeconds: number;
  hasSound: boolean;
  alt: string;
  poster: Picture | null;
  /** Address of the WebVTT file. */
  captions: string | null;
}

export interface StoryQuiz {
  question: string;
  options: { text: string; isCorrect: boolean }[];
  explanation: string | null;
}

export interface StoryPage {
  id: string;
  layout: StoredPage['layout'];
  tone: StoredPage['tone'];
  position: StoredPage['position'];
  heading: string;
  text: string | null;
  picture: Picture | null;
  video: StoryVideo | null;
  quiz: StoryQuiz | null;
  link: { label: string; href: string } | null;
}

/** A page of a story from what is stored. A draft may lack anything. */
export function toStoryPage(page: StoredPage, index: number): StoryPage {
  const { layout, link } = page;
  return {
    id: `page-${index + 1}`,
    layout,
    tone: page.tone,
    position: page.position,
    heading: page.heading ?? '',
    text: layout === 'quiz' ? null : page.text || null,
    picture: layout === 'video' ? null : toPicture(page.picture),
    video: layout === 'video' ? toVideo(page.video) : null,
    quiz: layout === 'quiz' ? toQuiz(page.quiz) : null,
    link: link?.href && link.label ? { label: link.label, href: link.href } : null,
  };
}

function toQuiz(quiz: StoredPage['quiz']): StoryQuiz | null {
  if (!quiz?.question) return null;
  return {
    question: quiz.question,
    options: (quiz.options ?? []).map(({ text, isCorrect }) => ({
      text: text ?? '',
      isCorrect: isCorrect ?? false,
    })),
    explanation: quiz.explanation || null,
  };
}

/** @returns `null` when the relation was not loaded or the film is gone */
export function toVideo(video: Video | number | null | undefined): StoryVideo | null {
  if (!video || typeof video === 'number' || !video.filename || !video.mimeType) return null;
  return {
    src: `/media/videos/${video.filename}`,
    type: video.mimeType,
    width: video.width ?? 0,
    height: video.height ?? 0,
    durationSeconds: video.durationSeconds ?? 0,
    hasSound: video.hasSound ?? true,
    alt: video.alt,
    poster: toPicture(video.poster),
    captions: video.captions ? `/media/captions/${video.id}.vtt` : null,
  };
}
