import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { StoryListing } from '@/components/content/stories/story-listing';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { listStories } from '@/lib/content/reading/stories';
import { storyCanonicalPath } from '@/lib/content/publishing/story-data';

const title = 'Web stories';
const description =
  'Illustrated stories for parents of babies and toddlers: one idea a page, a minute or two each, ' +
  'with the sources named.';

export function generateMetadata(): Metadata {
  return pageMetadata({ title, description, path: '/web-stories' });
}

export default async function WebStoriesPage() {
  const stories = await listStories();
  return (
    <>
      <StoryListing stories={stories} />
      {stories.length > 0 && (
        <JsonLd
          data={collectionData({
            title,
            description,
            path: '/web-stories',
            items: stories.map((story) => ({ title: story.title, path: storyCanonicalPath(story.slug) })),
          })}
        />
      )}
    </>
  );
}
