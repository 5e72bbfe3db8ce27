import type { StoryPage } from './story-page';

/** What a reader can ask of the story player. */
export type SlideMove = 'next' | 'previous' | 'first' | 'last';

/**
 * How a slide stands to the one being read: the one just left stays beneath it, the one to come is laid out
 * so that its picture loads.
 */
export type SlideState = 'current' | 'left' | 'next' | 'away';

export interface SlidePosition {
  /** Of the slide being read, from 0. */
  index: number;
  /** The slide read before it; `null` until the reader has moved. */
  left: number | null;
}

export interface PlayerPage {
  /** The slide's heading, for announcements. */
  label: string;
  /** How long the slide stays when the pages turn by themselves. */
  dwellMs: number;
}

const shortestDwellMs = 8_000;
const settleMs = 2_000;
/** About 170 words a minute: a tired reader, with a picture beside the words. */
const msPerCharacter = 70;
const quizThinkingMs = 8_000;

const longestTapMs = 500;
const tapReachPx = 10;
const shortestSwipePx = 40;
/** A swipe is this much wider than it is high; anything steeper is a scroll. */
const swipeSlope = 1.5;

export function slideId(index: number): string {
  return `page-${index + 1}`;
}

/** `#page-3` → 2; `null` for every other address and for a page that the story does not have. */
export function slideFromHash(hash: string, count: number): number | null {
  const [, digits] = /^#page-([1-9]\d{0,2})$/.exec(hash) ?? [];
  const index = Number(digits) - 1;
  return digits !== undefined && index < count ? index : null;
}

/** The slide that a move leads to; at either end the story stays where it is. */
export function slideAfter(move: SlideMove, index: number, count: number): number {
  const last = Math.max(count - 1, 0);
  const targets: Record<SlideMove, number> = { next: index + 1, previous: index - 1, first: 0, last };
  return Math.min(Math.max(targets[move], 0), last);
}

export function slideState(index: number, position: SlidePosition): SlideState {
  if (index === position.index) return 'current';
  if (index === position.left) return 'left';
  return index === position.index + 1 ? 'next' : 'away';
}

const keyMoves = new Map<string, SlideMove>([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** What a key asks for. Space and Enter are left to the focused button. */
export function moveForKey(key: string): SlideMove | null {
  return keyMoves.get(key) ?? null;
}

/** The left third of the stage goes back, the rest goes on. */
export function tapMove({ x, left, width }: { x: number; left: number; width: number }): SlideMove {
  return x - left < width / 3 ? 'previous' : 'next';
}

interface Drag {
  dx: number;
  dy: number;
}

/** A finger that rests to read or slides to select is no tap. */
export function isTap({ dx, dy, durationMs }: Drag & { durationMs: number }): boolean {
  return durationMs < longestTapMs && Math.hypot(dx, dy) <= tapReachPx;
}

/** Pushing the page to the left brings the next one, as in a book. */
export function swipeMove({ dx, dy }: Drag): SlideMove | null {
  if (Math.abs(dx) < shortestSwipePx || Math.abs(dx) < Math.abs(dy) * swipeSlope) return null;
  return dx < 0 ? 'next' : 'previous';
}

/** Eight seconds, and longer where there is more to read. */
export function dwellMs(characters: number): number {
  return Math.max(shortestDwellMs, settleMs + characters * msPerCharacter);
}

/** What the player has to know of each page: its name, and how long it takes to read. */
export function playerPages(pages: readonly StoryPage[]): PlayerPage[] {
  return pages.map(({ heading, text, quiz, video }) => {
    const words = [
      heading,
      text ?? '',
      quiz?.question ?? '',
      ...(quiz?.options ?? []).map((option) => option.text),
    ];
    const characters = words.join(' ').length;
    const readingMs = dwellMs(characters) + (quiz ? quizThinkingMs : 0);
    const filmMs = video ? video.durationSeconds * 1000 + settleMs : 0;
    return { label: heading, dwellMs: Math.max(readingMs, filmMs) };
  });
}
