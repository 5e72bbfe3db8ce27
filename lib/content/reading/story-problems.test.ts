import sharp from 'sharp';
import {
  examplePage,
  exampleStory,
  examplePicture,
  exampleVideo,
} from '../publishing/amp/testing/example-story';
import { firstStories } from '../publishing/amp/testing/first-stories';
import { publisherLogo } from '../publishing/publisher-logo';
import type { StoryDetail } from './stories';
import type { StoryPage } from './story-page';
import { storyProblems } from './story-problems';

const good = exampleStory();
const withPage = (changes: Partial<StoryPage>): Partial<StoryDetail> => ({
  pages: [...good.pages.slice(0, 5), examplePage({ id: 'page-6', ...changes })],
});
const found = (changes: Partial<StoryDetail>) =>
  storyProblems({ ...good, ...changes }).map(({ level, page, path, message }) => [
    level,
    page,
    path,
    message,
  ]);

const quiz = {
  question: 'Which?',
  options: [
    { text: 'A', isCorrect: true },
    { text: 'B', isCorrect: false },
  ],
  explanation: 'Because.',
};

it('finds nothing in a good story, and nothing in the stories of the first content', async () => {
  expect(storyProblems(good)).toEqual([]);
  const stories = await firstStories();
  expect(stories.length).toBeGreaterThanOrEqual(6);
  for (const story of stories) expect([story.slug, storyProblems(story)]).toEqual([story.slug, []]);
});

it.each<[string, Partial<StoryDetail>, unknown[]]>([
  ['no title', { title: ' ' }, ['error', null, 'title', 'The story needs a title.']],
  [
    'a title of 71 characters',
    { title: 'x'.repeat(71) },
    ['error', null, 'title', expect.stringContaining('70')],
  ],
  [
    'a title of eleven words',
    { title: 'a b c d e f g h i j k' },
    ['warning', null, 'title', expect.any(String)],
  ],
  ['no excerpt', { excerpt: '' }, ['error', null, 'excerpt', expect.any(String)]],
  ['no poster', { posterSource: null }, ['error', null, 'poster', 'The story needs a poster.']],
  [
    'a small poster',
    { posterSource: { filename: 'a.webp', width: 639, height: 852, focalX: 50, focalY: 50, alt: 'A' } },
    ['error', null, 'poster', 'The poster is 639 × 852; 640 × 853 upright must fit in it.'],
  ],
  [
    'a wide poster',
    { posterSource: { filename: 'a.webp', width: 1800, height: 1200, focalX: 50, focalY: 50, alt: 'A' } },
    ['warning', null, 'poster', expect.stringContaining('not 3:4')],
  ],
  [
    'a poster without text',
    { posterSource: { filename: 'a.webp', width: 1080, height: 1440, focalX: 50, focalY: 50, alt: '' } },
    ['error', null, 'poster', expect.stringContaining('alternative text')],
  ],
  [
    'three pages',
    { pages: good.pages.slice(0, 3) },
    ['error', null, 'pages', expect.stringContaining('has 3')],
  ],
  [
    '31 pages',
    { pages: Array.from({ length: 31 }, (_, index) => examplePage({ id: `page-${index}` })) },
    ['error', null, 'pages', expect.stringContaining('has 31')],
  ],
  [
    'two pages with one address',
    { pages: [...good.pages, examplePage({ id: 'page-1' })] },
    ['error', null, 'pages', 'Two pages have the same address.'],
  ],
  ['a page without heading', withPage({ heading: '' }), ['error', 6, 'pages.5.heading', expect.any(String)]],
  [
    'a page of 201 characters',
    withPage({ heading: 'x'.repeat(20), text: 'x'.repeat(181) }),
    ['error', 6, 'pages.5.text', 'Heading and text have 201 characters; 200 are the most.'],
  ],
  [
    'a page of 181 characters',
    withPage({ heading: 'x'.repeat(20), text: 'x'.repeat(161) }),
    ['warning', 6, 'pages.5.text', 'The page says 181 characters; up to 180 are read.'],
  ],
  [
    'a long quiz',
    withPage({ layout: 'quiz', text: null, quiz: { ...quiz, question: 'x'.repeat(200) } }),
    ['warning', 6, 'pages.5.quiz.question', expect.stringContaining('up to 180')],
  ],
  [
    'a picture page without picture',
    withPage({ picture: null }),
    ['warning', 6, 'pages.5.picture', expect.any(String)],
  ],
  [
    'a picture without text',
    withPage({ picture: { ...examplePicture, alt: ' ' } }),
    ['error', 6, 'pages.5.picture', 'The picture needs an alternative text.'],
  ],
  [
    'a picture inside the page',
    withPage({ picture: { ...examplePicture, src: 'data:image/png;base64,AA==' } }),
    ['error', 6, 'pages.5.picture', 'The picture must lie on this site.'],
  ],
  [
    'a picture of another host',
    withPage({ picture: { ...examplePicture, srcSet: 'http://a.example/a.webp 480w' } }),
    ['error', 6, 'pages.5.picture', 'The picture must lie on this site.'],
  ],
  [
    'a small picture',
    withPage({ picture: { ...examplePicture, width: 719 } }),
    ['warning', 6, 'pages.5.picture', expect.stringContaining('719')],
  ],
  [
    'a text page without text',
    withPage({ layout: 'text', text: null }),
    ['warning', 6, 'pages.5.text', expect.any(String)],
  ],
  [
    'a link to a mailbox',
    withPage({ link: { label: 'Write', href: 'mailto:a@b.example' } }),
    ['error', 6, 'pages.5.link.href', expect.any(String)],
  ],
  [
    'a link to a script',
    withPage({ link: { label: 'Go', href: 'javascript:alert(1)' } }),
    ['error', 6, 'pages.5.link.href', expect.any(String)],
  ],
  [
    'a link without protection',
    withPage({ link: { label: 'Go', href: 'http://a.example' } }),
    ['error', 6, 'pages.5.link.href', expect.any(String)],
  ],
])('notices %s', (_name, changes, problem) => {
  expect(found(changes)).toContainEqual(problem);
});

describe('a video', () => {
  const withVideo = (changes: Partial<typeof exampleVideo> | null) =>
    withPage({ layout: 'video', picture: null, video: changes && { ...exampleVideo, ...changes } });

  it('may run for a minute and may be silent without captions', () => {
    expect(found(withVideo({ durationSeconds: 60, hasSound: false, captions: null }))).toEqual([]);
  });

  it.each<[string, Parameters<typeof withVideo>[0], 'error' | 'warning', string]>([
    ['none', null, 'error', 'A video page needs a video.'],
    ['too long', { durationSeconds: 60.01 }, 'error', 'longer than 60 seconds'],
    ['too small', { width: 478, height: 850 }, 'error', 'less than 480 pixels'],
    ['without poster', { poster: null }, 'error', 'The video needs a poster.'],
    ['with a poster without text', { poster: { ...examplePicture, alt: '' } }, 'error', 'alternative text'],
    ['without description', { alt: '' }, 'error', 'needs a description'],
    ['of another host', { src: 'https://a.example/a.mp4' }, 'error', 'must lie on this site'],
    ['with sound and without captions', { captions: null }, 'warning', 'no captions'],
  ])('%s', (_name, video, level, message) => {
    expect(found(withVideo(video))).toEqual([[level, 6, 'pages.5.video', expect.stringContaining(message)]]);
  });
});

describe('a quiz', () => {
  it.each<[string, Partial<typeof quiz> | null, 'error' | 'warning', string, string]>([
    ['without question', null, 'error', 'quiz.question', 'needs a question'],
    [
      'with one answer',
      { options: [{ text: 'A', isCorrect: true }] },
      'error',
      'quiz.options',
      'at least two',
    ],
    [
      'with an empty answer',
      {
        options: [
          { text: 'A', isCorrect: true },
          { text: ' ', isCorrect: false },
        ],
      },
      'error',
      'quiz.options',
      'each with a text',
    ],
    [
      'with the same answer twice',
      {
        options: [
          { text: 'A', isCorrect: true },
          { text: 'A', isCorrect: false },
        ],
      },
      'error',
      'quiz.options',
      'the same',
    ],
    [
      'without a right answer',
      {
        options: [
          { text: 'A', isCorrect: false },
          { text: 'B', isCorrect: false },
        ],
      },
      'error',
      'quiz.options',
      'Mark the right answer.',
    ],
    ['without explanation', { explanation: '' }, 'warning', 'quiz.explanation', 'why'],
  ])('%s', (_name, changes, level, field, message) => {
    const page = { layout: 'quiz', text: null, quiz: changes && { ...quiz, ...changes } } as const;
    expect(found(withPage(page))).toEqual([[level, 6, `pages.5.${field}`, expect.stringContaining(message)]]);
  });
});

it('takes a story with many long pages for a wall of text, and one that hardly says anything for too little', () => {
  const long = Array.from({ length: 10 }, (_, index) =>
    examplePage({ id: `page-${index}`, heading: 'x', text: 'x'.repeat(index < 2 ? 185 : 20) }),
  );
  expect(found({ pages: long })).toContainEqual([
    'warning',
    null,
    'pages',
    expect.stringContaining('2 of 10'),
  ]);
  const short = Array.from({ length: 4 }, (_, index) =>
    examplePage({ id: `page-${index}`, heading: 'x', text: null }),
  );
  expect(found({ pages: short })).toEqual([
    ['warning', null, 'pages', expect.stringContaining('less than 100')],
  ]);
});

it('notices a logo that is not square, too small or elsewhere', () => {
  for (const logo of [
    { path: '/logo/a.png', width: 95, height: 95 },
    { path: '/logo/a.png', width: 200, height: 96 },
    { path: 'https://a.example/a.png', width: 96, height: 96 },
  ]) {
    expect(storyProblems(good, logo)).toMatchObject([{ level: 'error', page: null }]);
  }
});

it('has a logo that is what it says: square, opaque, raster', async () => {
  const file = sharp(`public${publisherLogo.path}`);
  const { format, width, height, pages = 1 } = await file.metadata();
  expect({ format, width, height, pages }).toEqual({
    format: 'png',
    width: publisherLogo.width,
    height: publisherLogo.height,
    pages: 1,
  });
  expect((await file.stats()).isOpaque).toBe(true);
});
