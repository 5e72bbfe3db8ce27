import type { StoryDetail } from '../../reading/stories';
import { ampDocument } from './amp-document';
import { ampErrors } from './testing/amp-errors';
import { documentProblems } from './testing/document-problems';
import { examplePage, examplePosters, exampleStory, exampleVideo } from './testing/example-story';
import { firstStories } from './testing/first-stories';

const mockSettings = { SITE_NAME: 'Little Pear', SITE_URL: '', WEB_STORIES_CANONICAL: '' };
jest.mock('../../../platform/settings/settings', () => ({ getSettings: () => mockSettings }));

const siteUrl = 'https://pear.example';

beforeEach(() => {
  Object.assign(mockSettings, { SITE_NAME: 'Little Pear', SITE_URL: siteUrl, WEB_STORIES_CANONICAL: 'page' });
});

const make = (changes: Partial<StoryDetail> = {}) => ampDocument(exampleStory(changes), examplePosters);
const pageWith = (changes: Parameters<typeof examplePage>[0]) => make({ pages: [examplePage(changes)] });

async function expectValid(document: string, site = siteUrl): Promise<void> {
  expect(await ampErrors(document)).toEqual([]);
  expect(documentProblems(document, site)).toEqual([]);
}

describe('every story of the first content is a valid web story', () => {
  let stories: StoryDetail[];
  beforeAll(async () => {
    stories = await firstStories();
  });

  it.each([
    ['page', siteUrl],
    ['amp', siteUrl],
    ['page', 'http://localhost:3000'],
  ])('with the canonical setting %s on %s', async (canonical, site) => {
    Object.assign(mockSettings, { SITE_URL: site, WEB_STORIES_CANONICAL: canonical });
    expect(stories.length).toBeGreaterThanOrEqual(6);
    for (const story of stories) {
      await expectValid(ampDocument(story, examplePosters), site);
    }
  });
});

describe('every kind of page', () => {
  it.each<[string, Partial<StoryDetail>]>([
    ['all layouts in one story', {}],
    ['a story that nothing leads on from', { relatedPost: null }],
    ['a story without sources', { sources: [], relatedPost: null }],
    [
      'a story that search engines shall not list',
      { seo: { ...exampleStory().seo, isHiddenFromSearch: true } },
    ],
    [
      'a film first, without sound and captions',
      {
        pages: [
          examplePage({
            layout: 'video',
            picture: null,
            position: 'top',
            video: {
              ...exampleVideo,
              hasSound: false,
              captions: null,
              type: 'video/webm',
              src: '/media/videos/a.webm',
            },
          }),
        ],
      },
    ],
    [
      'thirty pages',
      {
        pages: Array.from({ length: 30 }, (_, index) => examplePage({ id: `page-${index + 1}` })),
      },
    ],
  ])('%s', async (_name, changes) => {
    await expectValid(make(changes));
  });

  it('names only the extensions that it uses', () => {
    const extensionsOf = (document: string) =>
      [...document.matchAll(/custom-element="([^"]+)"/g)].map(([, name]) => name);
    expect(extensionsOf(make())).toEqual(['amp-story', 'amp-video', 'amp-story-captions']);
    expect(extensionsOf(pageWith({}))).toEqual(['amp-story']);
    const silent = { layout: 'video', picture: null, video: { ...exampleVideo, captions: null } } as const;
    expect(extensionsOf(pageWith(silent))).toEqual(['amp-story', 'amp-video']);
  });

  it('shows a quiz as text, with the way to the player that answers it', () => {
    const quiz = exampleStory().pages[4]?.quiz ?? null;
    const document = pageWith({ id: 'page-5', layout: 'quiz', quiz });
    expect(document).toContain('<li class="answer">In soft fingers</li>');
    expect(document).not.toContain('A finger can be held');
    expect(document).toContain(
      '<a href="https://pear.example/web-stories/how-to-cut-a-pear#page-5">Answer it on Little Pear</a></amp-story-page-outlink>',
    );
    const linked = pageWith({ layout: 'quiz', quiz, link: { label: 'All cuts', href: '/blog/cuts' } });
    expect(linked).toContain(
      '<a href="https://pear.example/blog/cuts">All cuts</a></amp-story-page-outlink>',
    );
    expect(linked).toContain('#page-1">Answer it on Little Pear</a></div>');
  });

  it.each(['cover', 'picture', 'text', 'closing', 'video'] as const)(
    'lets a link be pulled up on a %s page',
    (layout) => {
      const video = layout === 'video' ? exampleVideo : null;
      const document = pageWith({
        layout,
        video,
        link: { label: 'More & more', href: 'https://www.nhs.uk/a?b=1&c=2' },
      });
      expect(document).toMatch(
        /<amp-story-page-outlink [^>]*><a href="https:\/\/www\.nhs\.uk\/a\?b=1&amp;c=2">More &amp; more<\/a><\/amp-story-page-outlink>\n<\/amp-story-page>/,
      );
    },
  );

  it('leads from the last page to the article behind the story, or to the sources', () => {
    const closing = [examplePage({ layout: 'closing' })];
    expect(make({ pages: closing })).toContain(
      '<a href="https://pear.example/blog/cutting-food-safely">Read the article</a></amp-story-page-outlink>',
    );
    expect(make({ pages: closing })).toContain('#sources">Sources: NHS, WHO</a>');
    const alone = make({ pages: closing, relatedPost: null });
    expect(alone).toContain('<a href="https://www.who.int/feeding">WHO: Complementary feeding</a>');
    expect(alone).not.toContain('amp-story-page-outlink layout');
  });

  it('has the place and the colour that the editor chose', () => {
    const document = pageWith({ position: 'top', tone: 'berry' });
    expect(document).toContain('class="words at-top"');
    expect(document).toContain('class="panel tone-berry"');
    const film = { layout: 'video', picture: null, video: exampleVideo, position: 'middle' } as const;
    expect(pageWith(film)).toContain('class="words at-bottom"');
  });

  it('asks early for what the first page shows, and for nothing else', () => {
    const preloads = (document: string) => document.match(/<link rel="preload"[^>]*>/g);
    expect(preloads(make())).toEqual([
      '<link rel="preload" as="image" href="https://pear.example/media/images/pear-960x1707.webp">',
    ]);
    expect(preloads(pageWith({ picture: null, layout: 'text' }))).toBeNull();
  });
});

describe('where the story is listed', () => {
  it.each([
    ['page', 'https://pear.example/web-stories/how-to-cut-a-pear'],
    ['amp', 'https://pear.example/web-stories/how-to-cut-a-pear/amp'],
  ])('canonical setting %s', (canonical, address) => {
    mockSettings.WEB_STORIES_CANONICAL = canonical;
    const document = make();
    expect(document).toContain(`<link rel="canonical" href="${address}">`);
    expect(document).toContain(`"mainEntityOfPage":"${address}"`);
    expect(document).toContain('content="index, follow, max-image-preview:large');
  });

  it('nowhere, when an editor hides it from search engines', () => {
    expect(make({ seo: { ...exampleStory().seo, isHiddenFromSearch: true } })).toContain(
      '<meta name="robots" content="noindex, follow">',
    );
  });
});

describe('hostile text stays text', () => {
  const hostile = `</title></script></amp-story><script>alert('1')</script><img src=x onerror=alert(1)>" onload="x`;

  it('wherever an editor can write', async () => {
    mockSettings.SITE_NAME = 'Pear "& <Co>';
    const picture = {
      ...(examplePage().picture ?? { src: '', srcSet: '', width: 1, height: 1 }),
      alt: hostile,
    };
    const document = make({
      title: hostile,
      excerpt: hostile,
      tags: [hostile],
      sources: [{ key: 'a', org: hostile, title: hostile, year: null, url: 'https://a.example/"><script>' }],
      pages: [
        examplePage({
          layout: 'closing',
          heading: hostile,
          text: hostile,
          picture,
          link: { label: hostile, href: 'https://a.example/"onclick="alert(1)' },
        }),
        examplePage({
          id: 'page-2',
          layout: 'quiz',
          quiz: { question: hostile, options: [{ text: hostile, isCorrect: true }], explanation: hostile },
        }),
        examplePage({
          id: 'page-3',
          layout: 'video',
          picture: null,
          video: { ...exampleVideo, alt: hostile },
        }),
      ],
    });
    expect(await ampErrors(document)).toEqual([]);
    expect(document.match(/<script\b/g)).toHaveLength(5);
    expect(document).not.toMatch(/<img src=x|<script>|" onload="|"onclick="/);
  });
});

describe('the validator notices what is missing', () => {
  const valid = () => make();
  it.each<[string, string | RegExp, string, RegExp]>([
    ['doctype', '<!doctype html>', '', /mandatory tag 'html !doctype' is missing/],
    ['amp', '<html amp ', '<html ', /attribute '⚡' is missing in tag 'html'/],
    ['charset', '<meta charset="utf-8">', '', /charset=utf-8/],
    ['viewport', /<meta name="viewport"[^>]*>/, '', /name=viewport/],
    ['canonical', /<link rel="canonical"[^>]*>/, '', /rel=canonical/],
    ['boilerplate', /<style amp-boilerplate>.*?<\/style>/, '', /'style\[amp-boilerplate\]' is missing/],
    [
      'boilerplate without scripts',
      /<noscript><style amp-boilerplate>.*?<\/noscript>/,
      '',
      /noscript > style\[amp-boilerplate\]' is missing/,
    ],
    ['runtime', /<script async src="[^"]*v0\.js"><\/script>/, '', /runtime \(v0\.js\)' is missing/],
    [
      'story extension',
      /<script async custom-element="amp-story" [^>]*><\/script>/,
      '',
      /requires including the 'amp-story' extension/,
    ],
    [
      'video extension',
      /<script async custom-element="amp-video" [^>]*><\/script>/,
      '',
      /requires including the 'amp-video' extension/,
    ],
    ['standalone', ' standalone', '', /'standalone'/],
    ['title', /<amp-story standalone title="[^"]*"/, '<amp-story standalone', /'title'/],
    ['publisher', / publisher="[^"]*"/, '', /'publisher'/],
    ['logo', / publisher-logo-src="[^"]*"/, '', /'publisher-logo-src'/],
    ['poster', / poster-portrait-src="[^"]*"/, '', /'poster-portrait-src'/],
    ['page id', '<amp-story-page id="page-2">', '<amp-story-page>', /'id'/],
    ['layer template', ' template="vertical"', ' template="diagonal"', /'template'/],
    ['video poster', / poster="[^"]*"/, '', /'poster'/],
    ['video autoplay', '<amp-video autoplay', '<amp-video', /'autoplay'/],
    [
      'link last of its page',
      /(<amp-story-page-outlink [\s\S]*?<\/amp-story-page-outlink>)/,
      '$1<amp-story-grid-layer template="fill"><p>x</p></amp-story-grid-layer>',
      /must be the last child of tag 'amp-story-page'/,
    ],
    [
      'no script of our own',
      '</head>',
      '<script>1</script></head>',
      /'async' is missing in tag 'amphtml engine script'/,
    ],
    [
      'no own runtime',
      'https://cdn.ampproject.org/v0.js',
      'https://pear.example/v0.js',
      /invalid value 'https:\/\/pear\.example\/v0\.js'/,
    ],
    [
      'no plain picture',
      '<amp-story-page id="page-1">',
      '<amp-story-page id="page-1"><img src="a">',
      /tag 'img' may not appear/,
    ],
    [
      'no style sheet',
      '</head>',
      '<link rel="stylesheet" href="https://pear.example/a.css"></head>',
      /stylesheet for fonts' is set to the invalid value/,
    ],
    ['no !important', 'body{margin:0', 'body{margin:0 !important', /important/],
    [
      'no javascript: link',
      /<a href="[^"]*"/,
      '<a href="javascript:alert(1)"',
      /Invalid URL protocol 'javascript:'/,
    ],
    ['no frame', '<h1>', '<iframe src="https://a.example"></iframe><h1>', /iframe/],
  ])('%s', async (_name, from, to, message) => {
    expect(await ampErrors(valid())).toEqual([]);
    const broken = valid().replace(from, to);
    expect(broken).not.toBe(valid());
    expect((await ampErrors(broken)).join('\n')).toMatch(message);
  });
});

describe('what the validator lets pass is noticed by us', () => {
  it.each<[string, string | RegExp, string, RegExp]>([
    [
      'an empty title',
      /<amp-story standalone title="[^"]*"/,
      '<amp-story standalone title=""',
      /title of 1 to 70/,
    ],
    ['two pages with one id', 'id="page-2"', 'id="page-1"', /two elements have the id page-1/],
    [
      'a canonical that is no whole address',
      /(rel="canonical" href=")https:\/\/pear\.example/,
      '$1',
      /canonical/,
    ],
    [
      'a poster by its path',
      /(poster-portrait-src=")https:\/\/pear\.example/,
      '$1',
      /poster-portrait-src is no whole/,
    ],
    [
      'a picture without protection',
      /<amp-img src="https:/,
      '<amp-img src="http:',
      /src is no whole address: http:/,
    ],
    [
      'a link to a mailbox',
      /<a href="[^"]*"/,
      '<a href="mailto:a@b.example"',
      /href is no whole address: mailto/,
    ],
    ['an empty link', /<a href="[^"]*"/, '<a href=""', /href is no whole address/],
    [
      'a picture inside the document',
      /<amp-img src="[^"]*"/,
      '<amp-img src="data:image/png;base64,AA=="',
      /data:image/,
    ],
    ['a picture without text', / alt="[^"]*"/, '', /no alternative text/],
    ['no description', /<meta name="description"[^>]*>/, '', /one description/],
    ['no picture to share', /<meta property="og:image"[^>]*>/, '', /Open Graph picture/],
    ['two headings of the first level', '<h2>', '<h1>', /2 headings of the first level/],
    ['a document of 2 MB', '</body>', `<!--${'x'.repeat(2_000_000)}--></body>`, /characters/],
    [
      'four links on a page',
      '<h1>',
      `${'<a href="https://a.example/">a</a>'.repeat(4)}<h1>`,
      /page 1 has 4 links/,
    ],
  ])('%s', (_name, from, to, message) => {
    expect(documentProblems(make(), siteUrl)).toEqual([]);
    expect(documentProblems(make().replace(from, to), siteUrl).join('\n')).toMatch(message);
  });
});
