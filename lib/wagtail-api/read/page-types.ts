import type { Payload } from 'payload';
import {
  type PageCollection,
  pageCollections,
  type PageKind,
  pageKinds,
} from '../../content/cms/page-tree/kinds';
import type { Page, Post, Story } from '../../platform/database/payload-types';
import { infoPageFields } from './info-page-fields';
import { type ContentField, objectShape, type Shape, type View } from './object-shape';
import { pageBodyFields, pageMetaFields } from './page-fields';
import type { PageRow } from './page-rows';
import { postFields } from './post-fields';
import { storyFields } from './story-fields';

/** A page together with what was loaded of its document: only the fields that the call reads. */
export type PageWith<Document> = PageRow & { document: Document };

/** One type of page as an endpoint shows it. */
export interface PageType {
  /** As in `No BlogPage matches the given query.` */
  modelName: string;
  shape: Shape<PageRow>;
}

export interface PageTypes {
  /** What all pages have in common: `wagtailcore.Page`. */
  base: PageType;
  byKind: Readonly<Record<PageKind, PageType>>;
}

/** What an endpoint shows of pages beyond what every page and type has. */
export interface PageTypesOptions {
  bodyFields?: readonly ContentField<PageRow>[];
  metaFields?: readonly ContentField<PageRow>[];
  /** Names that listings and nested pages start with. */
  defaults: Record<'listing' | 'nested', readonly string[]>;
  /** Names that details have only when they are asked for. */
  notInDetail: readonly string[];
  /** Names that listings have not got. */
  detailOnly: readonly string[];
}

/** The types of page for one endpoint. */
export function makePageTypes(options: PageTypesOptions): PageTypes {
  const make = <Row extends PageRow>(own: readonly ContentField<Row>[]): Shape<Row> => {
    const body = [...pageBodyFields, ...(options.bodyFields ?? []), ...own];
    const fields: ContentField<Row>[] = [...body, ...pageMetaFields, ...(options.metaFields ?? [])];
    const detail = fields.map(({ name }) => name).filter((name) => !options.notInDetail.includes(name));
    return objectShape({
      fields: withoutDuplicates(fields),
      defaults: { ...options.defaults, detail },
      detailOnly: options.detailOnly,
    });
  };
  const code = make<PageRow>([]);
  const shapes: Record<PageKind, Shape<PageRow>> = {
    root: code,
    home: code,
    blogIndex: code,
    storyIndex: code,
    post: withDocuments('posts', make<PageWith<Post>>(postFields(() => types))),
    story: withDocuments('stories', make<PageWith<Story>>(storyFields(() => types))),
    infoPage: withDocuments('pages', make<PageWith<Page>>(infoPageFields)),
  };
  const typeOf = (kind: PageKind): PageType => ({
    modelName: pageKinds[kind].type.split('.')[1] ?? '',
    shape: shapes[kind],
  });
  const types: PageTypes = {
    base: typeOf('root'),
    byKind: {
      root: typeOf('root'),
      home: typeOf('home'),
      blogIndex: typeOf('blogIndex'),
      storyIndex: typeOf('storyIndex'),
      post: typeOf('post'),
      story: typeOf('story'),
      infoPage: typeOf('infoPage'),
    },
  };
  return types;
}

/** An endpoint's own field of a name takes the place of the common one. */
function withoutDuplicates<Row>(fields: readonly ContentField<Row>[]): ContentField<Row>[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/**
 * A shape of pages out of a shape of pages with their documents, which are loaded only when a chosen field
 * reads them.
 */
function withDocuments<Document extends Post | Story | Page>(
  collection: PageCollection,
  shape: Shape<PageWith<Document>>,
): Shape<PageRow> {
  return {
    stored: shape.stored,
    select: (requests, view: View) => {
      const serializer = shape.select(requests, view);
      return {
        columns: serializer.columns,
        serialize: async (rows, context) => {
          const documents = await loadDocuments(context.payload, {
            collection,
            rows,
            columns: serializer.columns,
          });
          const complete = rows.map((row) => ({
            ...row,
            // Only the declared columns were loaded, and only those are read.
            document: (documents.get(row.documentId ?? 0) ?? {}) as Document,
          }));
          return serializer.serialize(complete, context);
        },
      };
    },
  };
}

async function loadDocuments(
  payload: Payload,
  {
    collection,
    rows,
    columns,
  }: { collection: PageCollection; rows: readonly PageRow[]; columns: ReadonlySet<string> },
): Promise<Map<number, object>> {
  if (columns.size === 0) return new Map();
  const select = Object.fromEntries([...columns].map((name) => [name, true]));
  const load = async (draft: boolean) => {
    // Only editors get here with pages that are not live, and what they see of those is the newest draft.
    const isDraft = (row: PageRow) => !row.isLive || row.isDraftShown === true;
    const ids = rows.filter((row) => isDraft(row) === draft).flatMap(({ documentId }) => documentId ?? []);
    if (ids.length === 0) return [];
    const found = { where: { id: { in: ids } }, draft, select, depth: 0, pagination: false } as const;
    return (await payload.find({ collection, ...found })).docs;
  };
  const documents = await Promise.all([load(false), load(true)]);
  return new Map(documents.flat().map((document) => [document.id, document]));
}

/**
 * The kinds that `?type=blog.BlogPage,stories.StoryPage` names; the model's name may be written in any case.
 * @returns null when one of them is no type of page
 */
export function kindsOfTypes(types: string): (PageKind | 'any')[] | null {
  const kinds = types.split(',').map(kindOfType);
  return kinds.includes(null) ? null : kinds.filter((kind) => kind !== null);
}

function kindOfType(type: string): PageKind | 'any' | null {
  const [app = '', model = '', ...more] = type.split('.');
  if (more.length > 0) return null;
  const wanted = `${app}.${model.toLowerCase()}`;
  for (const [kind, { type: known }] of Object.entries(pageKinds)) {
    const [knownApp = '', knownModel = ''] = known.split('.');
    if (`${knownApp}.${knownModel.toLowerCase()}` !== wanted) continue;
    return kind === 'root' ? 'any' : (kind as PageKind);
  }
  return null;
}

export function collectionOf(kind: PageKind): PageCollection | null {
  const entry = Object.entries(pageCollections).find(([, known]) => known === kind);
  return entry ? (entry[0] as PageCollection) : null;
}
