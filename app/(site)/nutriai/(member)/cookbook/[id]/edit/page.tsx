import type { Metadata } from 'next';
import { EditRecipe } from '@/components/nutriai/recipes/edit-recipe';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';

interface EditRecipePageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: EditRecipePageProps): Promise<Metadata> {
  return pageMetadata({
    title: 'Change the recipe',
    description: 'Your own recipe, checked for your baby as you type.',
    path: `/nutriai/cookbook/${(await params).id}/edit`,
    isHiddenFromSearch: true,
  });
}

export default async function EditRecipePage({ params }: EditRecipePageProps) {
  const { id } = await params;
  return (
    <WithBaby title="Change the recipe">
      <EditRecipe key={id} id={id} />
    </WithBaby>
  );
}
