import 'server-only';
import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { addDocumentRequest, addImageRequest } from '../../contract/editors';
import { type ContentEndpoint, findContent, hasId, listContent, readContent } from '../read/content-endpoint';
import { notFound } from '../read/content-error';
import { contentResponse, foundAt } from '../read/content-json';
import { isId } from '../../platform/http/python-values';
import { contentIdParams } from '../../contract/content';
import { contentViews } from '../read/content-views';
import { forbidden } from '../../platform/http/api-error';
import type { RouteHandlers } from '../../platform/http/route-runner';
import { addDocument, addImage } from './add-file';
import { type EditorsTransaction, hasPageRights } from './edited-page';
import { madeAnswer } from './page-routes';
import { withPayloadRefusals } from './payload-refusal';
import { readUpload, type Upload } from './read-upload';
import { staffDocumentEndpoint, staffImageEndpoint } from './staff-images';
import { type StaffCall, staffRoute } from './staff-route';
import { limitWrites, makeOnce, withEditorsTransaction } from './write-once';

interface FileRoutes {
  /** `/` */
  list: () => RouteHandlers;
  /** `/{id}/` */
  detail: () => RouteHandlers;
  /** `/find/` */
  find: () => RouteHandlers;
}

/** /admin/api/main/images/ */
export const imageRoutes = fileRoutes({
  view: contentViews.images,
  collection: 'images',
  endpoint: staffImageEndpoint,
  request: addImageRequest,
  add: addImage,
});

/** /admin/api/main/documents/ */
export const documentRoutes = fileRoutes({
  view: contentViews.documents,
  collection: 'documents',
  endpoint: staffDocumentEndpoint,
  request: addDocumentRequest,
  add: addDocument,
});

/** A file that pages show is kept: 409 with the pages' names. */
async function deleteFile(
  call: StaffCall,
  collection: 'images' | 'documents',
  id: string,
): Promise<Response> {
  if (!hasPageRights(call.user)) throw forbidden();
  if (!isId(Number(id))) throw notFound('not found');
  await limitWrites(call);
  await withEditorsTransaction(call.payload, call.user, ({ payload, user, req }) =>
    withPayloadRefusals(() =>
      payload.delete({ collection, id: Number(id), depth: 0, overrideAccess: false, user, req }),
    ),
  );
  return new Response(null, { status: 204 });
}

function fileRoutes<Row, Fields>(kind: {
  view: (typeof contentViews)['images' | 'documents'];
  collection: 'images' | 'documents';
  endpoint: ContentEndpoint<Row>;
  request: z.ZodType<Fields>;
  add: (transaction: EditorsTransaction, upload: Upload<Fields>) => Promise<number>;
}): FileRoutes {
  const { view, endpoint, request: schema, add } = kind;
  const show = async (call: StaffCall, id: string) => (await readContent(endpoint, call, hasId(id))).body;
  const addFile = async (call: StaffCall): Promise<Response> => {
    // Before the file is read: whoever may not add one need not send it.
    if (!hasPageRights(call.user)) throw forbidden();
    const upload = await readUpload(call.request, schema);
    await limitWrites(call);
    const digest = createHash('sha256').update(upload.file.data).digest('base64url');
    const sent = { fields: upload.fields, name: upload.file.name, digest };
    const made = await makeOnce(call, sent, (transaction) => add(transaction, upload));
    return madeAnswer(await show(call, String(made.id)), made.isRepeated);
  };
  return {
    list: () =>
      staffRoute(view, {
        GET: { handle: async (call) => contentResponse((await listContent(endpoint, call)).body) },
        POST: { handle: addFile },
      }),
    detail: () =>
      staffRoute(view, {
        GET: {
          params: contentIdParams,
          handle: async (call) => contentResponse(await show(call, call.params.id)),
        },
        DELETE: {
          params: contentIdParams,
          handle: (call) => deleteFile(call, kind.collection, call.params.id),
        },
      }),
    find: () =>
      staffRoute(view, { GET: { handle: async (call) => foundAt(await findContent(endpoint, call)) } }),
  };
}
