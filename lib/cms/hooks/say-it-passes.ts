import type { AfterErrorHook } from 'payload';
import { isPassing } from '../../http/failure';

/** A database or a disk that is away for now is no fault of a call to the panel's REST: it may be sent again (lib/http/failure.ts). Payload would answer 500. */
export const sayItPasses: AfterErrorHook = ({ error }) =>
  isPassing(error)
    ? {
        status: 503,
        response: { errors: [{ message: 'This cannot be stored just now. Please try again in a moment.' }] },
      }
    : undefined;
