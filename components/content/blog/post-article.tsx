import { EnglishSwitch } from '@/components/content/english/english-switch';
import { InEnglish } from '@/components/content/english/in-english';
import { CommentSection } from '@/components/content/comments/comment-section';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { Corrections } from '@/components/content/article/corrections';
import { ReadingList } from '@/components/content/article/reading-list';
import { RichText } from '@/components/content/article/rich-text';
import { SourceList } from '@/components/content/article/source-list';
import { TableOfContents } from '@/components/content/article/table-of-contents';
import { WasItHelpful } from '@/components/content/helpful/was-it-helpful';
import { NewsletterForm } from '@/components/content/newsletter/newsletter-form';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { CommentPage } from '@/lib/content/community/comments/list-comments';
import { foodsInPost } from '@/lib/content/reading/foods/foods-in-post';
import type { Publication } from '@/lib/content/reading/publication-of-row';
import { headingsOf } from '@/lib/content/reading/headings';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import type { PostDetail, PostSummary } from '@/lib/content/reading/posts';
import type { RelatedPage } from '@/lib/content/relations/related-pages';
import { FoodsInPost } from './foods-in-post';
import { InShort } from './in-short';
import { PostFacts } from './post-facts';
import { PostGrid } from './post-grid';
import { PostTags } from './post-tags';
import { SharePost } from './share-post';
import styles from './post-article.module.css';

/** Fewer sections than this need no table of contents. */
const longPostSections = 4;

const coverSizes = '(min-width: 1024px) 420px, 100vw';

interface PostArticleProps {
  post: PostDetail;
  related: readonly PostSummary[];
  recipes: readonly RelatedPage[];
  stories: readonly RelatedPage[];
  /** Null where nobody can comment: in the preview of a draft. */
  comments: CommentPage | null;
  newsletter: Publication['newsletter'];
}

export function PostArticle({ post, related, recipes, stories, comments, newsletter }: PostArticleProps) {
  const sections = headingsOf(post.body).filter(({ level }) => level === 2);
  const path = postPath(post);
  return (
    <div className={container.container}>
      <article className={styles.article}>
        <PostTop post={post} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <RichText
              body={post.body}
              sources={post.sources}
              afterIntro={<AfterOpening post={post} sections={sections} />}
              path={path}
            />
            <FoodsInPost foods={foodsInPost(post)} />
            <SourceList sources={post.sources} checkedOn={post.checkedOn} />
            <Corrections corrections={post.corrections} />
            <PostTags tags={post.tags} />
            <EnglishSwitch />
            <WasItHelpful path={path} />
            <SharePost title={post.title} url={absoluteUrl(path)} path={path} />
            {newsletter !== 'off' && <NewsletterForm frequency={newsletter} />}
          </div>
        </div>
      </article>
      {comments && <CommentSection postId={post.id} path={path} comments={comments} />}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <PostGrid posts={related} headingLevel={3} />
        </section>
      )}
      <ReadingList id="related-recipes" title="Recipes that go with it" pages={recipes} />
      <ReadingList id="related-stories" title="The same in pictures" pages={stories} />
    </div>
  );
}

function PostTop({ post }: { post: PostDetail }) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Blog', path: '/blog' },
          ...(post.category
            ? [{ name: post.category.title, path: `/blog/category/${post.category.slug}` }]
            : []),
          { name: post.title, path: postPath(post) },
        ]}
        hasAmerican
      />
      <div className={styles.top}>
        <header className={styles.header}>
          <h1>
            <InEnglish>{post.title}</InEnglish>
          </h1>
          <p className={styles.lead}>
            <InEnglish>{post.excerpt}</InEnglish>
          </p>
          <PostFacts post={post} />
        </header>
        {post.inShort.length > 0 && <InShort lines={post.inShort} />}
        {post.cover && (
          <ResponsivePicture
            picture={post.cover}
            sizes={coverSizes}
            className={`${styles.cover} ${styles.beside}`}
            isHero
          />
        )}
      </div>
    </>
  );
}

interface AfterOpeningProps {
  post: PostDetail;
  sections: ReturnType<typeof headingsOf>;
}

/** Between the opening paragraphs and the first heading. */
function AfterOpening({ post: { cover }, sections }: AfterOpeningProps) {
  return (
    <>
      {cover && (
        // The same file as beside the title, of which each window shows one.
        <div className={styles.within} data-mdast="ignore">
          <ResponsivePicture picture={cover} sizes={coverSizes} className={styles.cover} />
        </div>
      )}
      {sections.length >= longPostSections && (
        <div className={styles.contents}>
          <TableOfContents title="In this post" entries={sections} />
        </div>
      )}
    </>
  );
}

function postPath({ slug }: PostDetail): string {
  return `/blog/${slug}`;
}
