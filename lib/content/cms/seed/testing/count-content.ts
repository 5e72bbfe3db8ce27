import config from '../../../../../payload.config';
import { type CollectionSlug, getPayload } from 'payload';

/** Counts what a first start made; one JSON line. */
const payload = await getPayload({ config });
const count = async (collection: CollectionSlug) => (await payload.count({ collection })).totalDocs;
const posts = await payload.find({
  collection: 'posts',
  limit: 0,
  pagination: false,
  depth: 0,
  select: { title: true },
});
const images = await payload.find({
  collection: 'images',
  limit: 0,
  pagination: false,
  depth: 0,
  select: { firstContentKey: true },
});
const repeated = (values: readonly unknown[]) => values.length - new Set(values).size;
process.stdout.write(
  `${JSON.stringify({
    posts: posts.docs.length,
    repeatedPosts: repeated(posts.docs.map(({ title }) => title)),
    repeatedImages: repeated(images.docs.map(({ firstContentKey }) => firstContentKey)),
    stories: await count('stories'),
    pages: await count('pages'),
    categories: await count('categories'),
    staff: await count('staff'),
  })}\n`,
);
process.exit(0);
