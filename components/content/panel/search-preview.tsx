'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { readingMinutes, richTextToPlainText } from '@/lib/content/cms/hooks/reading-time';
import { searchPreview } from './search-preview-words';

type RichText = Parameters<typeof richTextToPlainText>[0];

/** While writing: how a search result will show the post, and how long it is. */
export function SearchPreview() {
  const [fields] = useAllFormFields();
  const valueOf = (name: string) => {
    const value: unknown = fields[name]?.value;
    return typeof value === 'string' ? value : '';
  };
  const { title, address, description, warnings } = searchPreview({
    title: valueOf('seo.title') || valueOf('title'),
    description: valueOf('seo.description') || valueOf('excerpt'),
    slug: valueOf('slug'),
  });
  const text = richTextToPlainText(fields.body?.value as RichText);
  const words = text.split(/\s+/).filter(Boolean).length;
  return (
    <section className="search-preview" aria-labelledby="search-preview">
      <h3 id="search-preview">Preview in search results</h3>
      <p className="search-preview__address">{address}</p>
      <p className="search-preview__title">{title || 'Title'}</p>
      <p>{description || 'The excerpt appears here.'}</p>
      <ul role="status">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <p>
        {words === 1 ? '1 word' : `${words} words`}, {readingMinutes(text)} min read
      </p>
    </section>
  );
}
