import type { StoryDetail } from './stories';
import { storyData, storyListData } from './story-data';

jest.mock('../ops/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

const story: StoryDetail = {
  id: 1,
  slug: 'drinks-by-age',
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

it('lists the stories in the order of the page, counted from 1', () => {
  expect(storyListData([story, { ...story, slug: 'freezer-cubes', title: 'Freezer cubes' }])).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Drinks by age', url: 'https://pear.example/web-stories/drinks-by-age' },
      { position: 2, name: 'Freezer cubes', url: 'https://pear.example/web-stories/freezer-cubes' },
    ],
  });
});
