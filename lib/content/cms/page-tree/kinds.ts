/**
 * Kinds of page, in the words of the content API: `app.Model`, its names for people, and where it may stand
 * in the tree.
 */
export const pageKinds = {
  root: { type: 'wagtailcore.Page', singular: 'page', plural: 'pages', parent: null },
  home: { type: 'site.HomePage', singular: 'home page', plural: 'home pages', parent: 'root' },
  blogIndex: { type: 'blog.BlogIndexPage', singular: 'blog index', plural: 'blog indexes', parent: 'home' },
  storyIndex: {
    type: 'stories.StoryIndexPage',
    singular: 'web story index',
    plural: 'web story indexes',
    parent: 'home',
  },
  post: { type: 'blog.BlogPage', singular: 'blog page', plural: 'blog pages', parent: 'blogIndex' },
  story: { type: 'stories.StoryPage', singular: 'web story', plural: 'web stories', parent: 'storyIndex' },
  infoPage: { type: 'info.InfoPage', singular: 'info page', plural: 'info pages', parent: 'home' },
} as const;

export type PageKind = keyof typeof pageKinds;

/** The collections whose documents are pages, and the column of the tree that points at them. */
export const pageCollections = { posts: 'post', stories: 'story', pages: 'infoPage' } as const;
export type PageCollection = keyof typeof pageCollections;

/** The relation of a page node that leads to its document. */
export const documentFields = { posts: 'post', stories: 'story', pages: 'infoPage' } as const;
