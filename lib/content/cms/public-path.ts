const prefixes = {
  posts: '/blog/',
  stories: '/web-stories/',
  pages: '/',
  categories: '/blog/category/',
  people: '/authors/',
} as const;
export type RoutedCollection = keyof typeof prefixes;

/** Returns the path under which visitors find a document. */
export function publicPath(collection: RoutedCollection, slug: string): string {
  return `${prefixes[collection]}${slug}`;
}
