import type { Metadata } from 'next';
import { CookView } from '@/components/nutriai-app/recipes/cook-view';
import { WithBaby } from '@/components/nutriai-app/shell/with-baby';
import { pageMetadata } from '@/lib/content/metadata';
import { recipeById } from '@/lib/nutriai/recipes/recipe-list';

interface CookPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: CookPageProps): Promise<Metadata> {
  const { id } = await params;
  return pageMetadata({
    title: `Cook: ${recipeById(id)?.title ?? 'your recipe'}`,
    description: 'One large step at a time, and a screen that stays on.',
    path: `/nutriai/cookbook/${id}/cook`,
    isHiddenFromSearch: true,
  });
}

export default async function CookPage({ params }: CookPageProps) {
  const { id } = await params;
  return (
    <WithBaby>
      <CookView key={id} id={id} title={recipeById(id)?.title} />
    </WithBaby>
  );
}
