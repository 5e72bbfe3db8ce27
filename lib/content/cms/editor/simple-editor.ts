import {
  BlocksFeature,
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { footnoteBlock } from '../blocks/footnote';
import { articleLinks } from './article-links';

/** Paragraphs, lists, links and footnotes: for call-outs and answers. */
export const simpleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    articleLinks,
    UnorderedListFeature(),
    OrderedListFeature(),
    BlocksFeature({ inlineBlocks: [footnoteBlock] }),
    InlineToolbarFeature(),
  ],
});
