import { exampleVideo } from '../publishing/amp/testing/example-story';
import type { StoryPage } from './story-page';
import {
  dwellMs,
  isTap,
  moveForKey,
  playerPages,
  slideAfter,
  slideFromHash,
  slideId,
  slideState,
  swipeMove,
  tapMove,
} from './story-player';

describe('which slide comes next', () => {
  it.each([
    ['next', 2, 3],
    ['previous', 2, 1],
    ['first', 4, 0],
    ['last', 1, 6],
    ['next', 6, 6],
    ['previous', 0, 0],
  ] as const)('%s from %i of seven is %i', (move, from, to) => {
    expect(slideAfter(move, from, 7)).toBe(to);
  });

  it('stays on the first slide of a story without pages', () => {
    expect(slideAfter('last', 0, 0)).toBe(0);
    expect(slideAfter('next', 0, 0)).toBe(0);
  });
});

describe('the address of a slide', () => {
  it('opens the slide whose address it is', () => {
    expect(slideFromHash(`#${slideId(2)}`, 7)).toBe(2);
  });

  it.each([
    '',
    '#',
    '#sources',
    '#page-0',
    '#page-8',
    '#page-03',
    '#page-1e1',
    '#page--1',
    '#page-3x',
    '#page-99999',
  ])('ignores %j', (hash) => {
    expect(slideFromHash(hash, 7)).toBeNull();
  });
});

it('keeps the slide just left beneath the current one and lays out only the next', () => {
  const states = [0, 1, 2, 3, 4].map((index) => slideState(index, { index: 2, left: 1 }));
  expect(states).toEqual(['away', 'left', 'current', 'next', 'away']);
});

it('shows the slide just left, not the next, when the reader goes back', () => {
  expect(slideState(2, { index: 1, left: 2 })).toBe('left');
});

it.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', null],
  ['Enter', null],
  ['ArrowDown', null],
  ['constructor', null],
])('takes the key %j as %s', (key, move) => {
  expect(moveForKey(key)).toBe(move);
});

it.each([
  [100, 'previous'],
  [219, 'previous'],
  [220, 'next'],
  [450, 'next'],
])('takes a tap at %i px of a stage from 100 to 460 px as %s', (x, move) => {
  expect(tapMove({ x, left: 100, width: 360 })).toBe(move);
});

describe('a tap', () => {
  it('is short and stays in place', () => {
    expect(isTap({ dx: 4, dy: -5, durationMs: 120 })).toBe(true);
  });

  it.each([
    ['a finger that rests', { dx: 0, dy: 0, durationMs: 600 }],
    ['a drag', { dx: 18, dy: 2, durationMs: 120 }],
  ])('is not %s', (_name, press) => {
    expect(isTap(press)).toBe(false);
  });
});

it.each([
  [{ dx: -80, dy: 10 }, 'next'],
  [{ dx: 80, dy: -10 }, 'previous'],
  [{ dx: -39, dy: 0 }, null],
  [{ dx: -60, dy: 55 }, null],
  [{ dx: 10, dy: 300 }, null],
])('takes a swipe of %j as %s', (drag, move) => {
  expect(swipeMove(drag)).toBe(move);
});

describe('how long a page stays', () => {
  it('is eight seconds for a few words', () => {
    expect(dwellMs(40)).toBe(8_000);
  });

  it('is longer for the longest page that an editor can write', () => {
    expect(dwellMs(270)).toBe(20_900);
  });

  it('counts every word of a page and leaves time to think about a question', () => {
    const [text, quiz] = playerPages([
      storyPage({ heading: 'Short', text: 'A word or two.' }),
      storyPage({
        heading: 'Which cut?',
        quiz: {
          question: 'For a child of two?',
          options: [{ text: 'Quarters', isCorrect: true }],
          explanation: null,
        },
      }),
    ]);
    expect(text).toEqual({ label: 'Short', dwellMs: 8_000 });
    expect(quiz).toEqual({ label: 'Which cut?', dwellMs: 16_000 });
  });

  it('leaves a film the time to end', () => {
    const pages = [60, 3].map((durationSeconds) =>
      storyPage({ layout: 'video', heading: 'Peel', video: { ...exampleVideo, durationSeconds } }),
    );
    expect(playerPages(pages).map(({ dwellMs: ms }) => ms)).toEqual([62_000, 8_000]);
  });
});

function storyPage(page: Partial<StoryPage>): StoryPage {
  return {
    id: 'page-1',
    layout: 'text',
    tone: 'night',
    position: 'bottom',
    heading: '',
    text: null,
    picture: null,
    video: null,
    quiz: null,
    link: null,
    ...page,
  };
}
