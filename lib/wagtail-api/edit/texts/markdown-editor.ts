import { editorConfigFactory, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import { articleEditor } from '../../../content/cms/editor/article-editor';
import { pageCollections } from '../../../content/cms/page-tree/kinds';

/** The collections that the editor's links, pictures and blocks lead to. */
const collections = [...Object.keys(pageCollections), 'images', 'videos', 'polls'];

/**
 * Returns the articles' editor for the converter of Markdown, in a thread that has no site: of the
 * configuration the editor asks for nothing but the collections' names, and with those alone a thread needs
 * 40 MB rather than the whole of Payload with its database.
 */
export async function markdownEditor(): Promise<SanitizedServerEditorConfig> {
  const config = await buildConfig({
    secret: 'of no use without a site',
    telemetry: false,
    collections: collections.map((slug) => ({ slug, fields: [] })),
    db: {
      defaultIDType: 'number',
      init: () => {
        throw new Error('This thread has no database.');
      },
    },
  });
  return editorConfigFactory.fromEditor({ config, editor: articleEditor });
}
