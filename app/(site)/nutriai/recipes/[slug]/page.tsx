import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { RecipeArticle } from '@/components/nutriai/public/recipe-article';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { recipeData } from '@/lib/content/publishing/recipe-data';
import { recipePageDescription } from '@/lib/content/publishing/recipe-page-description';
import { dishParts, dishWords } from '@/lib/content/reading/recipes/dish-parts';
import { recipePage } from '@/lib/content/reading/recipes/recipe-page';
import { relatedToRecipe } from '@/lib/content/relations/related-pages';
import { recipePath, recipesCheckedOn } from '@/lib/content/reading/recipes/recipe-words';
import { followRedirect } from '@/lib/content/reading/follow-redirect';

type RecipePageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: RecipePageProps): Promise<Metadata> {
  const page = recipePage((await params).slug);
  if (!page) return notFoundMetadata;
  return pageMetadata({
    title: `${page.recipe.title}, from ${page.recipe.ageFromMonths} months`,
    description: recipePageDescription(page),
    path: page.path,
    image: `/og/recipes/${page.recipe.id}`,
    imageAlt: dishWords(dishParts(page.recipe)),
    type: 'article',
    publishedTime: recipesCheckedOn,
    modifiedTime: recipesCheckedOn,
  });
}

export default async function RecipePage({ params }: RecipePageProps) {
  const { slug } = await params;
  const page = recipePage(slug);
  if (!page) {
    await followRedirect(recipePath(slug));
    return <MissingPage />;
  }
  return (
    <>
      <RecipeArticle page={page} reading={await relatedToRecipe(page.recipe.id)} />
      <JsonLd data={recipeData(page)} />
    </>
  );
}
