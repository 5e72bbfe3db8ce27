import type { ContentView } from './content-handlers';

/** Names of the endpoints, as OPTIONS tells them; the first three are the reference's. */
export const contentViews = {
  pages: { name: 'Pages Api', description: '' },
  images: { name: 'Images Api', description: '' },
  documents: { name: 'Documents Api', description: '' },
  blogs: { name: 'Blogs Api', description: 'Posts, the newest first.' },
  webStories: { name: 'Web Stories Api', description: 'Web stories, the newest first.' },
} as const satisfies Record<string, ContentView>;
