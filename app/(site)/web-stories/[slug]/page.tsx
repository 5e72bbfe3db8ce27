import type { Metadata } from 'next';
import { DraftBar } from '@/components/content/article/draft-bar';
import { JsonLd } from '@/components/content/article/json-ld';
import { FollowEditedPage } from '@/components/content/stories/follow-edited-page';
import { AlongStory } from '@/components/content/stories/along-story';
import { MoreStories } from '@/components/content/stories/more-stories';
import { StoryArticle } from '@/components/content/stories/story-article';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { relatedToStory } from '@/lib/content/relations/related-pages';
import { getStoryBySlug, listStories } from '@/lib/content/reading/stories';
import {
  storyAmpAddress,
  storyCanonicalPath,
  storyData,
  storyPath,
} from '@/lib/content/publishing/story-data';
import { showsDraft } from '../../shows-draft';

type StoryPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: StoryPageProps): Promise<Metadata> {
  const story = await getStoryBySlug((await params).slug, await showsDraft());
  if (!story) return notFoundMetadata;
  return pageMetadata({
    title: story.seo.title ?? story.title,
    description: story.seo.description ?? story.excerpt,
    path: storyPath(story.slug),
    canonicalPath: storyCanonicalPath(story.canonicalSlug),
    image: `/og/stories/${story.slug}`,
    imageAlt: story.poster?.alt,
    type: 'article',
    publishedTime: story.publishedAt,
    modifiedTime: story.updatedAt,
    isHiddenFromSearch: story.seo.isHiddenFromSearch,
  });
}

export default async function WebStoryPage({ params }: StoryPageProps) {
  const { slug } = await params;
  const isDraft = await showsDraft();
  const story = await getStoryBySlug(slug, isDraft);
  if (!story) {
    await followRedirect(storyPath(slug));
    return <MissingPage />;
  }
  const ampAddress = storyAmpAddress(story.slug);
  return (
    <>
      {ampAddress && <link rel="amphtml" href={ampAddress} />}
      {isDraft && (
        <>
          <DraftBar />
          <FollowEditedPage pageCount={story.pages.length} />
        </>
      )}
      <StoryArticle story={story} />
      <AlongStory related={await relatedToStory(story)} />
      <MoreStories stories={await listStories()} currentSlug={story.slug} />
      <JsonLd data={storyData(story)} />
    </>
  );
}
