import {
  BlocksFeature,
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { footnoteBlock } from '../blocks/footnote';

/** Paragraphs, lists, links and footnotes: for call-outs and answers. */
export const simpleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: ['posts', 'pages', 'stories'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlocksFeature({ inlineBlocks: [footnoteBlock] }),
    InlineToolbarFeature(),
  ],
});
