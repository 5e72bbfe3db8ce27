import 'server-only';
import * as z from 'zod';
import { changePageRequests, createPageRequests, pageTypeRequest } from '../../contract/editors';
import { type PageKind, pageKinds } from '../../content/cms/page-tree/kinds';
import { findContent, hasId, listContent, readContent } from '../read/content-endpoint';
import { notFound } from '../read/content-error';
import { contentResponse, foundAt } from '../read/content-json';
import { contentIdParams } from '../../contract/content';
import { contentViews } from '../read/content-views';
import { readSlice } from '../read/pagination';
import { forbidden } from '../../platform/http/api-error';
import { parseFields } from '../../platform/http/field-errors';
import { readBody } from '../../platform/http/request-body';
import type { RouteHandlers } from '../../platform/http/route-runner';
import { findEditedPage, hasPageRights } from './edited-page';
import { pageActions } from './page-actions';
import { convertPageBody } from './page-body';
import type { PageChange, WritableKind } from './page-data';
import { detailSerializer, pageDetail } from './page-detail';
import { listRevisions } from './page-revisions';
import { staffPageEndpoint, typeNames } from './staff-pages';
import { type StaffCall, staffRoute } from './staff-route';
import { limitWrites, makeOnce, withEditorsTransaction } from './write-once';
import { changePage, createPage } from './write-page';

/** A long article as HTML. */
const maxPageBytes = 2 * 1024 * 1024;

type IdCall = StaffCall & { params: z.output<typeof contentIdParams> };

/** /admin/api/main/pages/ */
export function pageListRoute(): RouteHandlers {
  return staffRoute(contentViews.pages, { GET: { handle: listPages }, POST: { handle: addPage } });
}

/** /admin/api/main/pages/{id}/ */
export function pageDetailRoute(): RouteHandlers {
  return staffRoute(contentViews.pages, {
    GET: { params: contentIdParams, handle: showPage },
    PATCH: { params: contentIdParams, handle: savePage },
  });
}

/** /admin/api/main/pages/find/ */
export function pageFindRoute(): RouteHandlers {
  return staffRoute(contentViews.pages, {
    GET: { handle: async (call) => foundAt(await findContent(staffPageEndpoint(call.user), call)) },
  });
}

/** /admin/api/main/pages/{id}/action/{action}/ */
export function pageActionRoute(): RouteHandlers {
  const params = contentIdParams.extend({ action: z.string() });
  return staffRoute(contentViews.pages, { POST: { params, handle: act } });
}

/** /admin/api/main/pages/{id}/revisions/ */
export function pageRevisionsRoute(): RouteHandlers {
  return staffRoute(contentViews.pages, { GET: { params: contentIdParams, handle: showRevisions } });
}

async function listPages(call: StaffCall): Promise<Response> {
  const { body, context } = await listContent(staffPageEndpoint(call.user), call);
  return contentResponse({ ...body, __types: typeNames(context) });
}

/** `?draft=true` shows the newest draft of a page that is live too, for a program that goes on writing it. */
async function showPage(call: IdCall): Promise<Response> {
  const found = await readContent(staffPageEndpoint(call.user), call, hasId(call.params.id));
  const isDraftShown = call.parameters.get('draft') === 'true';
  const { body, context } = isDraftShown ? await pageDetail(call, found.row.id, { isDraftShown }) : found;
  return contentResponse({ ...body, __types: typeNames(context) });
}

async function addPage(call: StaffCall): Promise<Response> {
  const { user, request } = call;
  if (!hasPageRights(user)) throw forbidden();
  const sent = await readBody(request, { maxBytes: maxPageBytes });
  const { type } = parseFields(pageTypeRequest, sent);
  const kind = kindOf(type);
  const fields = parseFields(createPageRequests[type], sent);
  detailSerializer(call, kind);
  await limitWrites(call);
  const change = await pageChange(call, kind, fields);
  const made = await makeOnce(call, sent, (transaction) => createPage(transaction, change));
  return madeAnswer((await pageDetail(call, made.id)).body, made.isRepeated);
}

async function savePage(call: IdCall): Promise<Response> {
  const { payload, user, request, params } = call;
  const { kind, node } = await findEditedPage(call, Number(params.id));
  const { type } = pageKinds[kind];
  if (!(type in changePageRequests)) throw forbidden('You do not have permission to edit this page.');
  detailSerializer(call, kind);
  const sent = await readBody(request, { maxBytes: maxPageBytes });
  const fields = parseFields(changePageRequests[type as keyof typeof changePageRequests], sent);
  await limitWrites(call);
  const change = await pageChange(call, kind, fields);
  await withEditorsTransaction(payload, user, async (transaction) => {
    await changePage(transaction, await findEditedPage(transaction, node.id), change);
  });
  return contentResponse((await pageDetail(call, node.id, { isDraftShown: true })).body);
}

/** @throws ApiError 400 and 503 of the text */
async function pageChange(
  { payload, request }: StaffCall,
  kind: PageKind,
  fields: PageChange['fields'],
): Promise<PageChange> {
  const body = await convertPageBody({ payload }, fields, request.signal);
  // The fields are those of the kind: its own schema has read them.
  return { kind, fields, body } as PageChange;
}

/**
 * The page is looked for first, then the action, then its payload: what one may not see cannot be told apart
 * from what is not there.
 */
async function act(call: StaffCall & { params: { id: string; action: string } }): Promise<Response> {
  const { payload, user, request, params } = call;
  const { node, kind } = await findEditedPage(call, Number(params.id));
  const action = pageActions.get(params.action);
  if (!action) throw notFound(`unrecognised action '${params.action}'`);
  const input = parseFields(action.payload, await readBody(request, { kinds: ['json', 'form'] }));
  detailSerializer(call, kind);
  await limitWrites(call);
  const result = await withEditorsTransaction(payload, user, async (transaction) =>
    action.run({ transaction, page: await findEditedPage(transaction, node.id), input }),
  );
  if (result.status === 204) return new Response(null, { status: 204 });
  const { body } = await pageDetail(call, result.pageId, result);
  return contentResponse(body, { status: result.status });
}

async function showRevisions(call: IdCall): Promise<Response> {
  const page = await findEditedPage(call, Number(call.params.id));
  return contentResponse(await listRevisions(call.payload, page, readSlice(call.parameters)));
}

export function madeAnswer(body: unknown, isRepeated: boolean): Response {
  return contentResponse(body, {
    status: 201,
    headers: isRepeated ? { 'Idempotent-Replayed': 'true' } : {},
  });
}

function kindOf(type: keyof typeof createPageRequests): WritableKind {
  const kinds = {
    'blog.BlogPage': 'post',
    'info.InfoPage': 'infoPage',
    'stories.StoryPage': 'story',
  } as const;
  return kinds[type];
}
