import { PostGrid } from '@/components/content/blog/post-grid';
import type { PostSummary } from '@/lib/content/reading/posts';
import { HomeSection } from './home-section';

export function HomePosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <HomeSection id="newest" title="New on the blog" more={{ href: '/blog', label: 'All posts' }}>
      <PostGrid posts={posts} headingLevel={3} hasFeature />
    </HomeSection>
  );
}
