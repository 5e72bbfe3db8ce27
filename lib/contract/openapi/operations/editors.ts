import * as z from 'zod';
import * as content from '../../content';
import * as editors from '../../editors';
import type { Operation, Refusal } from '../operation';

const tag = 'Editors';
const base = '/admin/api/main';

const status = z.object({ status: z.string(), live: z.boolean(), has_unpublished_changes: z.boolean() });
const children = z.object({ count: z.int(), listing_url: z.string() });
const pageMeta = z.looseObject({
  ...content.pageItem.shape.meta.shape,
  latest_revision_created_at: z.string().nullable(),
  status,
  children,
});
const page = z.looseObject({
  id: z.int(),
  meta: pageMeta,
  title: z.string(),
  admin_display_title: z.string(),
});
const typeNames = z.record(
  z.string(),
  z.object({ verbose_name: z.string(), verbose_name_plural: z.string() }),
);
const pageList = content.contentList(page).extend({ __types: typeNames });
const image = content.imageDetail.extend({
  thumbnail: content.contentRendition.nullable().optional(),
});

const pageListQuery = content.pageListQuery.extend({
  has_children: z.enum(['true', 'false']).optional(),
  for_explorer: z.string().optional().meta({ description: 'Any value; needs `child_of`.' }),
  include_root: z.enum(['true', 'false']).optional(),
});

const pageBody = z.union(Object.values(editors.createPageRequests));
const pagePatch = z.union(Object.values(editors.changePageRequests));
const upload = { file: z.unknown().meta({ description: 'The file itself.' }) };

const pageAnswer = { description: 'The updated page.', schema: page };
const newPageAnswer = { description: 'The new page.', schema: page };
const gone = { description: 'Deleted, with everything below it.' };

interface PageAction {
  action: string;
  summary: string;
  body: z.ZodType;
  answers: Operation['answers'];
}

const pageActions: readonly PageAction[] = [
  {
    action: 'publish',
    summary: 'Make the newest revision live',
    body: editors.emptyActionRequest,
    answers: { 200: pageAnswer },
  },
  {
    action: 'unpublish',
    summary: 'Unpublish a page',
    body: editors.unpublishRequest,
    answers: { 200: pageAnswer },
  },
  { action: 'copy', summary: 'Copy a page', body: editors.copyRequest, answers: { 201: newPageAnswer } },
  { action: 'move', summary: 'Move a page', body: editors.moveRequest, answers: { 200: pageAnswer } },
  { action: 'delete', summary: 'Delete a page', body: editors.emptyActionRequest, answers: { 204: gone } },
  {
    action: 'revert_to_page_revision',
    summary: 'Restore an old revision as the newest draft',
    body: editors.revertRequest,
    answers: { 200: pageAnswer },
  },
  {
    action: 'create_alias',
    summary: 'Show the page at a second address',
    body: editors.createAliasRequest,
    answers: { 201: newPageAnswer },
  },
  {
    action: 'convert_alias',
    summary: 'Make an alias a page of its own',
    body: editors.emptyActionRequest,
    answers: { 200: pageAnswer },
  },
  {
    action: 'copy_for_translation',
    summary: 'Copy a page into another language',
    body: editors.copyForTranslationRequest,
    answers: { 201: newPageAnswer },
  },
];

const actionRefusals: readonly Refusal[] = ['fields', 'forbidden', 'messageNotFound'];

const actionOperations = pageActions.map(({ action, summary, body, answers }): Operation => ({
  id: action.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase()) + 'Page',
  method: 'post',
  path: `${base}/pages/{id}/action/${action}/`,
  tag,
  summary,
  access: 'staff',
  params: content.contentIdParams,
  body: { schema: body },
  answers,
  refusals: actionRefusals,
}));

type FileKind = 'Image' | 'Document';

function fileOperations(
  kind: FileKind,
  { item, added, addRequest }: { item: z.ZodType; added: z.ZodType; addRequest: z.ZodObject },
): Operation[] {
  const path = pathOfFiles(kind);
  return [
    {
      id: `staffList${kind}s`,
      method: 'get',
      path,
      tag,
      summary: `List ${kind.toLowerCase()}s`,
      access: 'staff',
      query: content.fileListQuery,
      answers: { 200: { description: 'Count and items.', schema: content.contentList(item) } },
      refusals: ['message', 'forbidden'],
    },
    {
      id: `add${kind}`,
      method: 'post',
      path,
      tag,
      summary: `Upload ${kind === 'Image' ? 'a picture' : 'a document'}`,
      access: 'staff',
      body: {
        schema: addRequest.extend(upload),
        mediaTypes: ['multipart/form-data'],
        files: ['file'],
      },
      answers: { 201: { description: 'Stored.', schema: added } },
      refusals: ['fields', 'forbidden'],
    },
    ...storedFileOperations(kind, added),
  ];
}

/** Of a picture or document that is there already. */
function storedFileOperations(kind: FileKind, added: z.ZodType): Operation[] {
  const path = pathOfFiles(kind);
  return [
    {
      id: `staffFind${kind}s`,
      method: 'get',
      path: `${path}find/`,
      tag,
      summary: `Find ${kind === 'Image' ? 'a picture' : 'a document'}`,
      access: 'staff',
      query: content.fileFindQuery,
      answers: { 302: { description: 'Found: `Location` is the address of its details.' } },
      refusals: ['messageNotFound', 'forbidden'],
    },
    {
      id: `staffRead${kind}`,
      method: 'get',
      path: `${path}{id}/`,
      tag,
      summary: kind === 'Image' ? 'One picture' : 'One document',
      access: 'staff',
      params: content.contentIdParams,
      query: content.contentDetailQuery,
      answers: { 200: { description: 'Its details.', schema: added } },
      refusals: ['message', 'messageNotFound', 'forbidden'],
    },
    {
      id: `delete${kind}`,
      method: 'delete',
      path: `${path}{id}/`,
      tag,
      summary: `Delete ${kind === 'Image' ? 'a picture' : 'a document'} that no page shows`,
      access: 'staff',
      params: content.contentIdParams,
      answers: { 204: { description: 'Deleted.' } },
      refusals: ['messageNotFound', 'forbidden', 'conflict'],
    },
  ];
}

const pathOfFiles = (kind: FileKind) => `${base}/${kind.toLowerCase()}s/`;

export const editorOperations: readonly Operation[] = [
  {
    id: 'staffListPages',
    method: 'get',
    path: `${base}/pages/`,
    tag,
    summary: 'List pages, drafts too',
    access: 'staff',
    query: pageListQuery,
    answers: { 200: { description: 'Count and items.', schema: pageList } },
    refusals: ['message', 'forbidden'],
  },
  {
    id: 'createPage',
    method: 'post',
    path: `${base}/pages/`,
    tag,
    summary: 'Create a page, as a draft until it is published',
    access: 'staff',
    body: { schema: pageBody },
    answers: { 201: newPageAnswer },
    refusals: ['fields', 'forbidden', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'staffFindPages',
    method: 'get',
    path: `${base}/pages/find/`,
    tag,
    summary: 'Find a page',
    access: 'staff',
    query: content.pageFindQuery,
    answers: { 302: { description: 'Found: `Location` is the address of its details.' } },
    refusals: ['messageNotFound', 'forbidden'],
  },
  {
    id: 'staffReadPage',
    method: 'get',
    path: `${base}/pages/{id}/`,
    tag,
    summary: 'One page',
    access: 'staff',
    params: content.contentIdParams,
    query: content.contentDetailQuery,
    answers: { 200: pageAnswer },
    refusals: ['message', 'messageNotFound', 'forbidden'],
  },
  {
    id: 'changePage',
    method: 'patch',
    path: `${base}/pages/{id}/`,
    tag,
    summary: 'Save a new draft of a page',
    access: 'staff',
    params: content.contentIdParams,
    body: { schema: pagePatch },
    answers: { 200: pageAnswer },
    refusals: ['fields', 'messageNotFound', 'forbidden'],
  },
  {
    id: 'listRevisions',
    method: 'get',
    path: `${base}/pages/{id}/revisions/`,
    tag,
    summary: 'Revisions of a page, newest first',
    access: 'staff',
    params: content.contentIdParams,
    answers: { 200: { description: 'Revisions.', schema: editors.revisionListAnswer } },
    refusals: ['messageNotFound', 'forbidden'],
  },
  ...actionOperations,
  ...fileOperations('Image', { item: image, added: image, addRequest: editors.addImageRequest }),
  ...fileOperations('Document', {
    item: content.documentItem,
    added: content.documentItem,
    addRequest: editors.addDocumentRequest,
  }),
];
