import { isolateObjectProperty, type PayloadRequest, type RequestContext } from 'payload';

/** What Payload or a hook of ours notes for one operation alone. */
const ofOneOperation: readonly string[] = ['isRestoringVersion', 'writesAlias'];

/**
 * Returns the same request for an operation that a hook makes: in the same transaction, with a context of its
 * own. Payload notes in the context that a version is being restored, and then no longer fills in what an
 * update leaves out.
 */
export function innerRequest<Request extends Partial<PayloadRequest>>(
  req: Request,
  context: RequestContext = {},
): Request {
  const inherited = Object.entries(req.context ?? {}).filter(([name]) => !ofOneOperation.includes(name));
  const own = isolateObjectProperty(req as PayloadRequest, 'context');
  own.context = { ...Object.fromEntries(inherited), ...context };
  return own as unknown as Request;
}
