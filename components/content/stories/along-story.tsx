import { ReadingList } from '@/components/content/article/reading-list';
import { FoodsInPost } from '@/components/content/blog/foods-in-post';
import container from '@/components/ui/container.module.css';
import type { relatedToStory } from '@/lib/content/relations/related-pages';

/** What a web story leads on to: the foods that it serves, dishes of them, and articles that say more. */
export function AlongStory({ related }: { related: Awaited<ReturnType<typeof relatedToStory>> }) {
  const { foods, articles, recipes } = related;
  return (
    <div className={container.container}>
      <FoodsInPost foods={foods} title="Foods in this story" />
      <ReadingList id="related-articles" title="Read more" pages={articles} />
      <ReadingList id="related-recipes" title="Recipes that go with it" pages={recipes} />
    </div>
  );
}
