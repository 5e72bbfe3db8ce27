import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { calloutBlock } from '../blocks/callout';
import { footnoteBlock } from '../blocks/footnote';
import { pollEmbedBlock } from '../blocks/poll-embed';
import { recipeCardBlock } from '../blocks/recipe-card';
import { videoBlock } from '../blocks/video';
import { articleLinks } from './article-links';

/** What an article may hold. Headings start at the second level: the title is the page's only first one. */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    articleLinks,
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({
      collections: {
        images: { fields: [{ name: 'caption', type: 'text', maxLength: 200 }] },
      },
    }),
    BlocksFeature({
      blocks: [calloutBlock, recipeCardBlock, videoBlock, pollEmbedBlock],
      inlineBlocks: [footnoteBlock],
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
