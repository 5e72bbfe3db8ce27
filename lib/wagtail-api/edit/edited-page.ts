import type { Payload, PayloadRequest } from 'payload';
import {
  documentFields,
  type PageCollection,
  type PageKind,
  pageKinds,
} from '../../content/cms/page-tree/kinds';
import type { PageNode } from '../../platform/database/payload-types';
import { noSuch } from '../read/content-error';
import { isId } from '../../platform/http/python-values';
import type { WriteTransaction } from '../../platform/database/sql';
import type { StaffUser } from './authenticate-staff';

/** A write transaction in which one person of the staff acts. */
export interface EditorsTransaction {
  payload: Payload;
  user: StaffUser;
  /** For operations of Payload's Local API. */
  req: Partial<PayloadRequest>;
  rows: WriteTransaction['rows'];
}

/** The document behind a page. */
export interface DocumentRef {
  collection: PageCollection;
  id: number;
}

export interface EditedPage {
  node: PageNode;
  kind: PageKind;
  /** Null for the pages that are code: the home page and the indexes. */
  document: DocumentRef | null;
}

/** Who may see drafts and change pages. To everybody else of the staff the pages of this API do not exist. */
export function hasPageRights(user: StaffUser): boolean {
  return user.role === 'admin' || user.role === 'editor';
}

/**
 * The page with this id. The root of the tree is no page of its own.
 * @throws ApiError 404
 */
export async function findEditedPage(
  { payload, user, req }: Pick<EditorsTransaction, 'payload' | 'user'> & Partial<EditorsTransaction>,
  id: number,
): Promise<EditedPage> {
  const node = hasPageRights(user) && isId(id) ? await findNode(payload, id, req) : null;
  if (!node || node.kind === 'root') throw noSuch('Page');
  return editedPage(node);
}

/**
 * A page that a payload names, the root included.
 * @throws ApiError 404
 */
export async function findNamedPage({ payload, req }: EditorsTransaction, id: number): Promise<EditedPage> {
  const node = isId(id) ? await findNode(payload, id, req) : null;
  if (!node) throw noSuch('Page');
  return editedPage(node);
}

/** The page above; null for the root. */
export async function findParentPage(
  { payload, req }: EditorsTransaction,
  { node }: EditedPage,
): Promise<EditedPage | null> {
  const parent = typeof node.parent === 'number' ? await findNode(payload, node.parent, req) : null;
  return parent && editedPage(parent);
}

/** Whether pages of a kind may stand below a page. */
export function mayHold(parent: EditedPage | null, kind: PageKind): boolean {
  return parent !== null && pageKinds[kind].parent === parent.kind;
}

async function findNode(
  payload: Payload,
  id: number,
  req: Partial<PayloadRequest> | undefined,
): Promise<PageNode | null> {
  return payload.findByID({ collection: 'page-nodes', id, depth: 0, disableErrors: true, req });
}

function editedPage(node: PageNode): EditedPage {
  const collections = Object.keys(documentFields) as PageCollection[];
  const collection = collections.find((name) => typeof node[documentFields[name]] === 'number');
  const id = collection && node[documentFields[collection]];
  return {
    node,
    kind: node.kind as PageKind,
    document: collection && typeof id === 'number' ? { collection, id } : null,
  };
}
