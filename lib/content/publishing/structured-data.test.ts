import type { WithContext, WebPage } from 'schema-dts';
import type { CommentPage } from '../community/comments/list-comments';
import { exampleStory } from './amp/testing/example-story';
import { articleData } from './article-data';
import { collectionData } from './collection-data';
import { infoPageData, webPageData } from './info-page-data';
import type { InfoPage } from '../reading/info-pages';
import type { PersonDetail } from '../reading/people';
import type { PostDetail } from '../reading/posts';
import type { Publication } from '../reading/publication-of-row';
import { storyData } from './story-data';
import { breadcrumbData, organizationData, pictureData, profileData, webSiteData } from './structured-data';
import { structuredDataProblems } from './testing/structured-data-rules';

const settings = {
  SITE_NAME: 'Little Pear',
  SITE_URL: 'https://pear.example',
  WEB_STORIES_CANONICAL: 'page',
};
jest.mock('../../platform/settings/settings', () => ({ getSettings: () => settings }));
// Read by the page only, and they need a database.
jest.mock('../community/comments/list-comments', () => ({}));

const text = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }],
  },
});

const post: PostDetail = {
  id: 7,
  slug: 'eggs',
  canonicalSlug: 'eggs',
  title: 'Eggs, & how to begin',
  excerpt: 'From about six months, cooked through.',
  category: { id: 1, slug: 'feeding', title: 'Feeding', description: '', tone: 'pear' },
  cover: {
    src: '/media/images/eggs-960x640.webp',
    srcSet: '/media/images/eggs-320x213.webp 320w, /media/images/eggs-1800x1200.webp 1800w',
    width: 1800,
    height: 1200,
    alt: 'Two eggs',
    square: '/media/images/eggs-640x640.webp',
  },
  publishedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  readingMinutes: 3,
  commentCount: 1,
  inShort: [],
  body: text('Words.'),
  sources: [{ key: 'nhs', org: 'NHS', title: 'Eggs', year: 2023, url: 'https://www.nhs.uk/eggs' }],
  tags: ['egg'],
  checkedOn: null,
  relatedIds: [],
  authors: [],
  reviewers: [],
  reviewedOn: null,
  corrections: [],
  seo: { title: null, description: null, image: null, isHiddenFromSearch: false },
};

const person: PersonDetail = {
  id: 1,
  slug: 'ann-example',
  name: 'Ann Example',
  role: 'Paediatric dietitian',
  credentials: 'RD',
  path: '/authors/ann-example',
  bio: 'Works in a clinic.',
  portrait: null,
  links: [{ label: 'Register', url: 'https://register.example/ann' }],
};

const publication: Publication = {
  operator: {
    name: 'Pear Trust',
    addressLines: ['1 Orchard Lane', 'Bath'],
    email: 'hello@pear.example',
    phone: '+44 1225 000000',
    registration: null,
    dataProtectionContact: null,
  },
  profiles: [{ network: 'Instagram', url: 'https://www.instagram.com/little.pear' }],
  medicalReviewer: person,
  funding: null,
  donationUrl: null,
  newsletter: 'off',
  newsletterIntro: null,
};
const unset: Publication = { ...publication, operator: null, profiles: [], medicalReviewer: null };

const comments: CommentPage = {
  count: 1,
  totalComments: 1,
  results: [
    {
      id: 1,
      post: 7,
      parent: null,
      body: 'Thank you.',
      status: 'visible',
      author: { name: 'Ana' },
      created_at: '2026-11-21T09:30:00.000Z',
      edited_at: null,
      can_edit_until: null,
      is_mine: false,
      replies: [],
    },
  ],
};

const videoBlock = (fields: object) => ({
  type: 'block',
  version: 2,
  fields: {
    blockType: 'video',
    title: 'Cutting grapes',
    still: { filename: 'egg.webp', width: 600, height: 400, alt: 'An egg' },
    ...fields,
  },
});
const withVideos = (...videos: object[]) =>
  articleData({ ...post, body: { root: { ...text('').root, children: videos } } as PostDetail['body'] });
const file = {
  filename: 'g.mp4',
  mimeType: 'video/mp4',
  alt: 'Hands cut grapes',
  width: 640,
  height: 360,
  durationSeconds: 20,
};
const address = 'https://youtu.be/dQw4w9WgXcQ';
const publishedOn = '2025-03-01T00:00:00.000Z';

const infoPage = (given: Partial<InfoPage>): InfoPage => ({
  slug: 'terms',
  canonicalSlug: given.slug ?? 'terms',
  title: 'Terms',
  updatedAt: '2026-11-21T09:00:00.000Z',
  excerpt: 'What you may expect.',
  body: text('Words.'),
  questionGroups: [],
  checkedOn: '2026-11-01T00:00:00.000Z',
  seo: post.seo,
  ...given,
});

const questionGroups = [
  {
    title: 'Food',
    questions: [
      { question: 'Why no honey?', answer: text('Spores.\n Wait.') },
      { question: 'And eggs?', answer: text('Yes.') },
    ],
  },
];

const listed = [
  { title: 'Eggs', path: '/blog/eggs' },
  { title: 'Water', path: '/blog/water' },
];

describe('all structured data of the site', () => {
  it.each([
    ['a post', articleData(post)],
    ['a post with comments', articleData(post, comments)],
    ['a bare post', articleData({ ...post, cover: null, category: null, sources: [], tags: [] })],
    ['a post with videos', withVideos(videoBlock({ file }), videoBlock({ address, publishedOn }))],
    ['a story', storyData(exampleStory())],
    ['a bare story', storyData(exampleStory({ pages: [], poster: null, sources: [], tags: [] }))],
    [
      'breadcrumbs',
      breadcrumbData([
        { name: 'Blog', path: '/blog' },
        { name: 'Eggs', path: '/blog/eggs' },
      ]),
    ],
    ['a post by somebody, reviewed', articleData({ ...post, authors: [person], reviewers: [person] })],
    ['an author', profileData(person)],
    ['the organisation', organizationData(publication)],
    ['the organisation of which nothing is set', organizationData(unset)],
    ['the site', webSiteData()],
    ['a list', collectionData({ title: 'Blog', description: 'All posts.', path: '/blog', items: listed })],
    ['about us', infoPageData(infoPage({ slug: 'about-us' }))],
    ['the contact page', infoPageData(infoPage({ slug: 'contact' }))],
    ['questions and answers', infoPageData(infoPage({ slug: 'faq', questionGroups }))],
    ['another page', infoPageData(infoPage({ checkedOn: null }))],
    [
      'a page without a document',
      webPageData({ title: 'A', excerpt: 'B', path: '/nutriai', checkedOn: null }),
    ],
    [
      'a page with a picture for sharing',
      webPageData({
        title: 'A',
        excerpt: 'B',
        path: '/nutriai/foods/pear',
        checkedOn: null,
        picture: { path: '/og/foods/pear', alt: 'A pear, on a plate' },
      }),
    ],
  ])('keeps schema.org’s words and Google’s rules: %s', (_what, data) => {
    expect(structuredDataProblems(data)).toEqual([]);
  });
});

describe('what it says', () => {
  it('names the videos of a post, and one elsewhere only when its date is known', () => {
    const videos = [videoBlock({ file }), videoBlock({ address, publishedOn }), videoBlock({ address })];
    expect(withVideos(...videos).video).toMatchObject([
      { name: 'Cutting grapes', contentUrl: 'https://pear.example/media/videos/g.mp4' },
      { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', uploadDate: publishedOn },
    ]);
    expect(articleData(post)).not.toHaveProperty('video');
  });

  it('gives a post’s picture whole and square, and the picture for sharing', () => {
    expect(articleData(post).image).toEqual([
      {
        '@type': 'ImageObject',
        url: 'https://pear.example/media/images/eggs-1800x1200.webp',
        width: '1800',
        height: '1200',
        caption: 'Two eggs',
      },
      {
        '@type': 'ImageObject',
        url: 'https://pear.example/media/images/eggs-640x640.webp',
        width: '640',
        height: '640',
        caption: 'Two eggs',
      },
      'https://pear.example/og/blog/eggs',
    ]);
  });

  it('takes the picture itself where there are no widths of it', () => {
    const picture = { src: '/media/images/a.webp', srcSet: '', width: 200, height: 100, alt: '' };
    expect(pictureData(picture)).toEqual([
      {
        '@type': 'ImageObject',
        url: 'https://pear.example/media/images/a.webp',
        width: '200',
        height: '100',
      },
    ]);
  });

  it('names another page as the main one for an alias', () => {
    expect(articleData({ ...post, slug: 'eggs-2' })).toMatchObject({
      mainEntityOfPage: 'https://pear.example/blog/eggs',
    });
  });

  it('knows info pages by their address, and questions by what is in them', () => {
    const typeOf = (page: InfoPage) => infoPageData(page)['@type'];
    expect(typeOf(infoPage({ slug: 'about-us' }))).toBe('AboutPage');
    expect(typeOf(infoPage({ slug: 'contact' }))).toBe('ContactPage');
    expect(typeOf(infoPage({ slug: 'constructor' }))).toBe('WebPage');
    expect(typeOf(infoPage({ slug: 'about-us', questionGroups }))).toBe('FAQPage');
  });

  it('lists every question with its answer as one line of plain text', () => {
    expect(infoPageData(infoPage({ questionGroups }))).toMatchObject({
      mainEntity: [
        { name: 'Why no honey?', acceptedAnswer: { '@type': 'Answer', text: 'Spores. Wait.' } },
        { name: 'And eggs?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      ],
    });
  });

  it('names the publisher and its pages at networks where they are set, and nothing else', () => {
    expect(organizationData(publication)).toMatchObject({
      legalName: 'Pear Trust',
      address: '1 Orchard Lane, Bath',
      sameAs: ['https://www.instagram.com/little.pear'],
    });
    const bare = organizationData(unset);
    for (const key of ['legalName', 'address', 'email', 'telephone', 'sameAs'])
      expect(bare).not.toHaveProperty(key);
  });

  it('names the authors and reviewers of a post, and the editors where nobody is named', () => {
    const named = { '@type': 'Person', name: 'Ann Example', url: 'https://pear.example/authors/ann-example' };
    expect(articleData({ ...post, authors: [person], reviewers: [person] })).toMatchObject({
      author: [named],
    });
    expect(articleData(post)).toMatchObject({ author: { name: 'Little Pear editors' } });
  });

  it('counts what a list has', () => {
    expect(
      collectionData({ title: 'Blog', description: 'All.', path: '/blog', items: listed }),
    ).toMatchObject({
      url: 'https://pear.example/blog',
      mainEntity: {
        numberOfItems: 2,
        itemListElement: [
          { position: 1, name: 'Eggs', url: 'https://pear.example/blog/eggs' },
          { position: 2, name: 'Water', url: 'https://pear.example/blog/water' },
        ],
      },
    });
  });
});

describe('the rules themselves', () => {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: 'https://pear.example/a',
    name: 'A',
    description: 'B',
    inLanguage: 'en-GB',
    isPartOf: { '@id': 'https://pear.example/#website' },
    publisher: { '@id': 'https://pear.example/#organization' },
  };
  const list = (...elements: object[]) => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: elements.map((element) => ({ '@type': 'ListItem', name: 'x', ...element })),
  });

  it.each<[string, unknown, string]>([
    ['no object', 'text', 'is no object'],
    ['another vocabulary', { ...page, '@context': 'http://schema.org' }, '@context'],
    ['an unknown kind', { ...page, '@type': 'Webpage' }, 'unknown type Webpage'],
    ['an unknown property', { ...page, headLine: 'x' }, 'headLine is no property of WebPage'],
    ['a missing property', { ...page, name: undefined }, 'name is missing'],
    ['a relative address', { ...page, url: '/a' }, 'WebPage.url'],
    ['an address within a list', { ...page, isPartOf: { '@id': '#website' } }, 'isPartOf.@id'],
    ['a day for a moment', { ...page, dateModified: '2026-11-21' }, 'dateModified'],
    ['a moment without a zone', { ...page, dateModified: '2026-11-21T09:00:00' }, 'dateModified'],
    ['a day that is none', { ...page, lastReviewed: 'yesterday' }, 'lastReviewed'],
    ['an empty text', { ...page, description: ' ' }, 'description'],
    ['nothing', { ...page, inLanguage: null }, 'inLanguage'],
    [
      'a gap',
      list({ position: 1, item: 'https://a.example/' }, { position: 3, item: 'https://b.example/' }),
      'positions',
    ],
    [
      'a repetition',
      list({ position: 1, item: 'https://a.example/' }, { position: 2, item: 'https://a.example/' }),
      'twice',
    ],
    [
      'a picture without a size',
      { ...page, mainEntity: { '@type': 'ImageObject', url: 'https://a.example/a', width: '0' } },
      'height is missing',
    ],
  ])('find %s', (_what, data, problem) => {
    expect(structuredDataProblems(data).join('\n')).toContain(problem);
  });

  it('are stricter than the types, which let nothing pass that schema.org does not know', () => {
    const typed: WithContext<WebPage> = {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      // @ts-expect-error -- no property of schema.org
      headLine: 'x',
    };
    expect(structuredDataProblems(typed)).not.toEqual([]);
    expect(structuredDataProblems(page)).toEqual([]);
  });
});
