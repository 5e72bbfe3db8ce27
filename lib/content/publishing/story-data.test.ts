import { examplePage, examplePosters, exampleVideo } from './amp/testing/example-story';
import type { StoryDetail } from '../reading/stories';
import { storyAmpAddress, storyAmpPath, storyCanonicalPath, storyData, storyPath } from './story-data';

const mockSettings = {
  SITE_NAME: 'Little Pear',
  SITE_URL: 'https://pear.example',
  WEB_STORIES_CANONICAL: 'page',
};
jest.mock('../../platform/settings/settings', () => ({ getSettings: () => mockSettings }));

afterEach(() => {
  mockSettings.WEB_STORIES_CANONICAL = 'page';
});

const story: StoryDetail = {
  id: 1,
  slug: 'drinks-by-age',
  canonicalSlug: 'drinks-by-age',
  title: 'Drinks by age',
  excerpt: 'What to pour, and when.',
  poster: {
    src: '/media/images/drinks-960x1280.webp',
    srcSet: '',
    width: 1080,
    height: 1440,
    alt: 'Three cups',
  },
  publishedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  pages: [],
  posterSource: null,
  relatedPost: null,
  sources: [
    { key: 'nhs', org: 'NHS', title: 'Drinks and cups', year: 2023, url: 'https://www.nhs.uk/drinks' },
  ],
  tags: ['water'],
  checkedOn: null,
  seo: { title: null, description: null, image: null, isHiddenFromSearch: false },
};

it('describes a story as an article by the editors, with whole addresses', () => {
  expect(storyData(story)).toMatchObject({
    '@type': 'Article',
    headline: 'Drinks by age',
    mainEntityOfPage: 'https://pear.example/web-stories/drinks-by-age',
    image: [
      'https://pear.example/media/images/drinks-960x1280.webp',
      'https://pear.example/og/stories/drinks-by-age',
    ],
    datePublished: '2026-11-20T09:00:00.000Z',
    dateModified: '2026-11-21T09:00:00.000Z',
    author: { name: 'Little Pear editors' },
    publisher: { name: 'Little Pear' },
    citation: [{ name: 'Drinks and cups', url: 'https://www.nhs.uk/drinks' }],
  });
});

it('gives the posters instead of the picture where they have been made', () => {
  const { portrait } = examplePosters;
  expect(storyData(story, portrait ? [portrait] : [])).toMatchObject({
    image: [
      {
        '@type': 'ImageObject',
        url: 'https://pear.example/media/posters/poster-portrait-1.jpg',
        width: '960',
        height: '1280',
      },
      'https://pear.example/og/stories/drinks-by-age',
    ],
  });
});

it('describes each film, and says nothing of films where there are none', () => {
  expect(storyData(story)).not.toHaveProperty('video');
  const film = examplePage({ heading: 'Pour', video: { ...exampleVideo, durationSeconds: 0.4 } });
  expect(storyData({ ...story, pages: [examplePage(), film] })).toMatchObject({
    video: [
      {
        '@type': 'VideoObject',
        name: 'Pour',
        description: 'Two hands cut a pear in four',
        contentUrl: 'https://pear.example/media/videos/pear.mp4',
        thumbnailUrl: 'https://pear.example/media/images/pear-960x1707.webp',
        uploadDate: '2026-11-20T09:00:00.000Z',
        duration: 'PT1S',
      },
    ],
  });
});

it.each([
  ['page', '/web-stories/a', 'https://pear.example/web-stories/a/amp'],
  ['amp', '/web-stories/a/amp', null],
])('lists one form of a story, and lets only that one name the other: %s', (setting, canonical, twin) => {
  mockSettings.WEB_STORIES_CANONICAL = setting;
  expect(storyPath('a')).toBe('/web-stories/a');
  expect(storyAmpPath('a')).toBe('/web-stories/a/amp');
  expect(storyCanonicalPath('a')).toBe(canonical);
  expect(storyAmpAddress('a')).toBe(twin);
  expect(storyData({ ...story, canonicalSlug: 'a' })).toMatchObject({
    mainEntityOfPage: `https://pear.example${canonical}`,
  });
});
