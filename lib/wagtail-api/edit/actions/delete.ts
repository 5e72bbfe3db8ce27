import { emptyActionRequest } from '../../../contract/editors';
import { forbidden } from '../../../platform/http/api-error';
import { pageAction } from '../page-action';
import { withPayloadRefusals } from '../payload-refusal';

/** The page goes with its document. Its aliases stay, and are pages of their own from then on. */
export const deletePage = pageAction(emptyActionRequest, async ({ transaction, page: { document } }) => {
  if (!document) throw forbidden('You do not have permission to delete this page.');
  const { payload, user, req } = transaction;
  const { collection, id } = document;
  await withPayloadRefusals(() =>
    payload.delete({ collection, id, depth: 0, overrideAccess: false, overrideLock: false, user, req }),
  );
  return { status: 204 };
});
