import type { AdminViewServerProps } from 'payload';
import type { PageCollection } from '@/lib/content/cms/page-tree/kinds';
import { NewDraftForm } from './new-draft-form';

/** What the first screen asks and offers in each collection whose documents are saved while they are written. */
const words: Record<
  PageCollection,
  { heading: string; button: string; placeholder: string; longest: number }
> = {
  posts: { heading: 'New post', button: 'Start writing', placeholder: 'Post title', longest: 110 },
  stories: { heading: 'New web story', button: 'Start the story', placeholder: 'Story title', longest: 70 },
  pages: { heading: 'New info page', button: 'Start writing', placeholder: 'Page title', longest: 110 },
};

const isPageCollection = (slug: unknown): slug is PageCollection => typeof slug === 'string' && slug in words;

/**
 * Asks for a title first. Payload's own screen stores an empty document as soon as it is opened, which is then
 * listed under its number; here nothing is stored before a word is written.
 */
export function NewDraft({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, permissions } = initPageResult;
  const collection = collectionConfig?.slug;
  if (!isPageCollection(collection))
    throw new Error(`Nothing is begun in ${String(collection)} by its title.`);
  const mayCreate = Boolean(permissions.collections?.[collection]?.create);
  const { heading, ...form } = words[collection];
  return (
    <main className="new-draft">
      <h1>{heading}</h1>
      {mayCreate ? (
        <NewDraftForm collection={collection} {...form} />
      ) : (
        <p>Only editors and admins write here. Ask an admin if you need to.</p>
      )}
    </main>
  );
}
