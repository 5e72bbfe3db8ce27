import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/json-ld';
import { StoryListing } from '@/components/stories/story-listing';
import { pageMetadata } from '@/lib/content/metadata';
import { listStories } from '@/lib/content/stories';
import { storyListData } from '@/lib/content/story-data';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Web stories',
    description:
      'Illustrated stories for parents of babies and toddlers: one idea a page, a minute or two each, with the sources named.',
    path: '/web-stories',
  });
}

export default async function WebStoriesPage() {
  const stories = await listStories();
  return (
    <>
      <StoryListing stories={stories} />
      {stories.length > 0 && <JsonLd data={storyListData(stories)} />}
    </>
  );
}
