import type {
  DefaultNodeTypes,
  SerializedBlockNode,
  SerializedHeadingNode,
  SerializedInlineBlockNode,
  SerializedLinkNode,
} from '@payloadcms/richtext-lexical';
import {
  type JSXConverterArgs,
  type JSXConverters,
  type JSXConvertersFunction,
  RichText as LexicalText,
} from '@payloadcms/richtext-lexical/react';
import { Fragment, type ReactNode } from 'react';
import type {
  CalloutBlock,
  FootnoteBlock,
  PollEmbedBlock,
  Post,
  RecipeCardBlock,
  VideoBlock,
} from '@/lib/platform/database/payload-types';
import { publicPath } from '@/lib/content/cms/public-path';
import { toArticleVideo } from '@/lib/content/reading/article-video';
import { followsFootnote } from '@/lib/content/reading/follows-footnote';
import { joinUnits } from '@/lib/content/reading/join-units';
import { type Heading, headingsOf } from '@/lib/content/reading/headings';
import type { Source } from '@/lib/content/reading/posts';
import { withValidNesting } from '@/lib/content/reading/with-valid-nesting';
import { textInEnglish } from '@/lib/content/reading/text-in-english';
import { BothEnglishes } from '../english/both-englishes';
import { ArticleFigure } from './article-figure';
import { ArticleTable } from './article-table';
import { Callout } from './callout';
import { Footnote } from './footnote';
import { PollEmbed } from './poll-embed';
import { RecipeCard } from './recipe-card';
import { VideoBox } from './video-box';
import styles from './rich-text.module.css';

type Nodes =
  | DefaultNodeTypes
  | SerializedBlockNode<CalloutBlock | PollEmbedBlock | RecipeCardBlock | VideoBlock>
  | SerializedInlineBlockNode<FootnoteBlock>;

interface RichTextProps {
  body: Post['body'];
  /** What footnotes point to, numbered in this order. */
  sources?: readonly Source[];
  /** What stands between the opening paragraphs and the first heading, or above a text without headings. */
  afterIntro?: ReactNode;
  /** The page that the text stands on: who votes without scripts is led back to it. */
  path?: string;
  /** How often each source has been cited so far on the page, so that only its first use carries an id. */
  cited?: Map<string, number>;
}

/** An editor's text as HTML, rendered on the server. */
export function RichText({ body, sources = [], afterIntro, path, cited = new Map() }: RichTextProps) {
  const text = withValidNesting(body);
  const converters = convertersFor({ body: text, sources, afterIntro, path, cited });
  const hasIntro = text.root.children.some(({ type }) => type === 'heading');
  return (
    <>
      {!hasIntro && afterIntro}
      <LexicalText data={text} converters={converters} className={styles.text} />
    </>
  );
}

function convertersFor({
  body,
  sources,
  afterIntro,
  path,
  cited,
}: RichTextProps & Required<Pick<RichTextProps, 'sources' | 'cited'>>): JSXConvertersFunction<Nodes> {
  const heading = headingConverter(headingsOf(body), afterIntro);
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    text: (args) => {
      const { text } = defaultConverters;
      if (typeof text !== 'function') return text;
      const say = (said: string) => text({ ...args, node: { ...args.node, text: said } });
      return textInEnglish(joinUnits(args.node.text)).map(({ text: british, american }, place) =>
        american === null ? (
          <Fragment key={place}>{say(british)}</Fragment>
        ) : (
          <BothEnglishes key={place} british={say(british)} american={say(american)} />
        ),
      );
    },
    link: ({ node, nodesToJSX }) =>
      anchor(hrefOf(node), node.fields.newTab, nodesToJSX({ nodes: node.children })),
    autolink: ({ node, nodesToJSX }) =>
      anchor(node.fields.url, node.fields.newTab, nodesToJSX({ nodes: node.children })),
    heading,
    list: ({ node, nodesToJSX }) => {
      const Tag = node.tag === 'ol' ? 'ol' : 'ul';
      return <Tag>{nodesToJSX({ nodes: node.children })}</Tag>;
    },
    listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
    table: ({ node, nodesToJSX }) => (
      <ArticleTable rows={node.children} contentOf={({ children = [] }) => nodesToJSX({ nodes: children })} />
    ),
    upload: ({ node }) => <ArticleFigure upload={node} />,
    blocks: blockConverters({ sources, path, cited }),
    inlineBlocks: {
      footnote: ({ node, parent, childIndex }) =>
        footnote(node.fields.key, {
          sources,
          cited,
          followsAnother: followsFootnote(parent, childIndex),
        }),
    },
  });
}

type BlockContext = Required<Pick<RichTextProps, 'sources' | 'cited'>> & Pick<RichTextProps, 'path'>;

/** What editors put between paragraphs. */
function blockConverters({ sources, path, cited }: BlockContext): JSXConverters<Nodes>['blocks'] {
  return {
    callout: ({ node }) => (
      <Callout kind={node.fields.kind}>
        <RichText body={node.fields.content} sources={sources} path={path} cited={cited} />
      </Callout>
    ),
    recipeCard: ({ node }) => <RecipeCard recipe={node.fields} />,
    video: ({ node }) => {
      const video = toArticleVideo(node.fields);
      return video && <VideoBox video={video} />;
    },
    poll: ({ node }) => <PollEmbed poll={node.fields.poll} path={path} />,
  };
}

/** Gives each heading its id, in their order, and puts what follows the opening paragraphs above the first. */
function headingConverter(
  headings: readonly Heading[],
  afterIntro: ReactNode,
): (args: JSXConverterArgs<SerializedHeadingNode>) => ReactNode {
  let index = 0;
  return function convertHeading({ node, nodesToJSX }) {
    const Tag = node.tag;
    const isFirst = index === 0;
    const id = headings[index]?.id;
    index += 1;
    return (
      <>
        {isFirst && afterIntro}
        <Tag id={id}>{nodesToJSX({ nodes: node.children })}</Tag>
      </>
    );
  };
}

interface FootnotePlace {
  sources: readonly Source[];
  cited: Map<string, number>;
  followsAnother: boolean;
}

function footnote(key: string, { sources, cited, followsAnother }: FootnotePlace): ReactNode {
  const index = sources.findIndex((source) => source.key === key);
  const use = (cited.get(key) ?? 0) + 1;
  cited.set(key, use);
  if (index < 0) return null;
  return <Footnote number={index + 1} sourceKey={key} isFirst={use === 1} followsAnother={followsAnother} />;
}

/**
 * `https:`, `http:` and `mailto:`, or a place on this site; a tab or line break inside, which browsers drop,
 * makes no other scheme.
 */
const harmlessHref = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))[^\t\n\r]*$/i;

/** A link, or its words alone when it leads to a script or the like. */
function anchor(href: string | undefined, isNewTab: boolean | undefined, children: ReactNode): ReactNode {
  if (!href || !harmlessHref.test(href)) return <>{children}</>;
  return (
    <a href={href} {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}

function hrefOf({ fields }: SerializedLinkNode): string | undefined {
  return fields.linkType === 'internal' ? internalHref(fields) : fields.url;
}

function internalHref({ doc }: SerializedLinkNode['fields']): string {
  const isRouted =
    doc?.relationTo === 'posts' || doc?.relationTo === 'pages' || doc?.relationTo === 'stories';
  if (!isRouted || typeof doc.value !== 'object' || !('slug' in doc.value)) return '/';
  return publicPath(doc.relationTo as 'posts', String(doc.value.slug));
}
