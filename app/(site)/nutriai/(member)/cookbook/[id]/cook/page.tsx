import type { Metadata } from 'next';
import { CookView } from '@/components/nutriai/recipes/cook-view';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { recipeById } from '@/lib/nutriai/engine/recipes/recipe-list';
import { servingsIn } from '@/lib/nutriai/client/recipes/recipe-paths';

interface CookPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ servings?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<CookPageProps, 'params'>): Promise<Metadata> {
  const { id } = await params;
  return pageMetadata({
    title: `Cook: ${recipeById(id)?.title ?? 'your recipe'}`,
    description: 'Large steps, one at a time. The screen stays on.',
    path: `/nutriai/cookbook/${id}/cook`,
    isHiddenFromSearch: true,
  });
}

export default async function CookPage({ params, searchParams }: CookPageProps) {
  const { id } = await params;
  const title = recipeById(id)?.title;
  const servings = servingsIn((await searchParams).servings);
  return (
    <WithBaby title={title ?? 'Cook'}>
      <CookView key={id} id={id} title={title} servings={servings} />
    </WithBaby>
  );
}
