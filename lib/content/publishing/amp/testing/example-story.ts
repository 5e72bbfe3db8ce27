import type { Picture } from '../../../reading/picture';
import type { Posters } from '../../poster-files';
import type { StoryDetail } from '../../../reading/stories';
import type { StoryPage, StoryVideo } from '../../../reading/story-page';

export const examplePicture: Picture = {
  src: '/media/images/pear-960x1707.webp',
  srcSet: '/media/images/pear-480x853.webp 480w, /media/images/pear-960x1707.webp 960w',
  width: 1080,
  height: 1920,
  alt: 'A ripe pear on a board',
};

export const exampleVideo: StoryVideo = {
  src: '/media/videos/pear.mp4',
  type: 'video/mp4',
  width: 720,
  height: 1280,
  durationSeconds: 12,
  hasSound: true,
  alt: 'Two hands cut a pear in four',
  poster: examplePicture,
  captions: '/media/captions/7.vtt',
};

/** A page of the layout `picture`, with what a test changes of it. */
export function examplePage(changes: Partial<StoryPage> = {}): StoryPage {
  return {
    id: 'page-1',
    layout: 'picture',
    tone: 'pear',
    position: 'bottom',
    heading: 'Peel it',
    text: 'Thinly, from the stalk down, and let the baby watch you do it.',
    picture: examplePicture,
    video: null,
    quiz: null,
    link: null,
    ...changes,
  };
}

/** A story with a page of each layout. */
export function exampleStory(changes: Partial<StoryDetail> = {}): StoryDetail {
  const pages = [
    examplePage({ layout: 'cover', heading: 'How to cut a pear', tone: 'night' }),
    examplePage({ layout: 'text', picture: null, heading: 'Is it ripe?', position: 'top', tone: 'sky' }),
    examplePage({
      layout: 'video',
      picture: null,
      video: exampleVideo,
      heading: 'In four',
      position: 'middle',
    }),
    examplePage({ link: { label: 'All safe cuts', href: '/blog/cutting-food-safely' }, tone: 'berry' }),
    examplePage({
      layout: 'quiz',
      heading: 'Your turn',
      text: null,
      quiz: {
        question: 'How is a pear cut for a baby?',
        options: [
          { text: 'In soft fingers', isCorrect: true },
          { text: 'In coins', isCorrect: false },
        ],
        explanation: 'A finger can be held and squashed.',
      },
    }),
    examplePage({ layout: 'closing', heading: 'Enjoy it', tone: 'apricot' }),
  ];
  return {
    id: 1,
    slug: 'how-to-cut-a-pear',
    canonicalSlug: 'how-to-cut-a-pear',
    title: 'How to cut a pear',
    excerpt: 'Soft, in fingers, without the core: a pear for a baby in five pages.',
    poster: { ...examplePicture, src: '/media/images/poster-960x1280.webp', height: 1440 },
    posterSource: {
      filename: 'poster.webp',
      width: 1080,
      height: 1440,
      focalX: 50,
      focalY: 50,
      alt: 'A pear in four pieces',
    },
    publishedAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    pages: pages.map((page, index) => ({ ...page, id: `page-${index + 1}` })),
    relatedPost: { title: 'Cutting food safely', path: '/blog/cutting-food-safely' },
    sources: [
      { key: 'nhs', org: 'NHS', title: 'Baby’s first foods', year: 2024, url: 'https://www.nhs.uk/foods' },
      {
        key: 'who',
        org: 'WHO',
        title: 'Complementary feeding',
        year: null,
        url: 'https://www.who.int/feeding',
      },
    ],
    tags: ['pear'],
    checkedOn: null,
    seo: { title: null, description: null, image: null, isHiddenFromSearch: false },
    ...changes,
  };
}

export const examplePosters: Posters = {
  portrait: { path: '/media/posters/poster-portrait-1.jpg', width: 960, height: 1280 },
  square: { path: '/media/posters/poster-square-1.jpg', width: 960, height: 960 },
  landscape: { path: '/media/posters/poster-landscape-1.jpg', width: 1080, height: 810 },
};
