import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { isTooManyPictures } from '../../../platform/threads/picture-queue';
import { UploadRefusal } from './uploaded-file';

type Call = Parameters<CollectionBeforeOperationHook>[0];

/** Lets Payload answer with the reason for which a file is not taken, in the panel and in its REST. */
export function sayingWhy(check: (call: Call) => Promise<void> | void): CollectionBeforeOperationHook {
  return async (call) => {
    try {
      await check(call);
    } catch (error) {
      if (error instanceof UploadRefusal) throw new APIError(error.message, error.status, undefined, true);
      if (isTooManyPictures(error))
        throw new APIError('Many pictures are being saved. Try again in a moment.', 503, undefined, true);
      throw error;
    }
  };
}
