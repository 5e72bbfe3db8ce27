/** Every way a call can be refused, and its status. Anything else that is thrown is ours: 500. */
const statusByKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  notAcceptable: 406,
  conflict: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  throttled: 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof statusByKind;

/** Messages of one field: a list, or for what is inside a list or an object a map by index or key. */
export interface FieldMessages {
  [field: string]: string[] | FieldMessages;
}

/**
 * A refusal that the caller may read. Its body follows Django REST framework's, which the clients of the
 * contract know.
 */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly kind: ErrorKind,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${kind}: ${Object.keys(body).join(', ')}`);
    this.name = 'ApiError';
    this.status = statusByKind[kind];
  }
}

/**
 * By name as well: a bundler may load the module of the class twice, and what a feature throws is caught by
 * another bundle's route.
 */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError || (error instanceof Error && error.name === 'ApiError' && 'kind' in error)
  );
}

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };

export function fieldErrors(messages: FieldMessages): ApiError {
  return new ApiError('invalid', messages);
}

/** For what is wrong with the fields together; looked at only when each of them passes. */
export function nonFieldError(message: string): ApiError {
  return fieldErrors({ non_field_errors: [message] });
}

export function parseError(reason: string): ApiError {
  return new ApiError('invalid', { detail: `JSON parse error - ${reason}` });
}

export function badRequest(detail: string): ApiError {
  return new ApiError('invalid', { detail });
}

/** 401 with the challenge; `code` is what a client should look at. */
export function unauthenticated(detail: string, extra: Readonly<Record<string, unknown>> = {}): ApiError {
  return new ApiError('unauthenticated', { detail, ...extra }, challenge);
}

export function credentialsMissing(): ApiError {
  return unauthenticated('Authentication credentials were not provided.');
}

export function forbidden(detail = 'You do not have permission to perform this action.'): ApiError {
  return new ApiError('forbidden', { detail });
}

/** Also for what is somebody else's: the two cannot be told apart. */
export function notFound(detail = 'Not found.'): ApiError {
  return new ApiError('notFound', { detail });
}

export function wrongMethod(method: string): ApiError {
  return new ApiError('wrongMethod', { detail: `Method "${method}" not allowed.` });
}

export function notAcceptable(): ApiError {
  return new ApiError('notAcceptable', { detail: 'Could not satisfy the request Accept header.' });
}

export function conflict(body: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError('conflict', body);
}

export function tooLarge(maxBytes: number): ApiError {
  return new ApiError('tooLarge', { detail: `Request body is larger than ${maxBytes} bytes.` });
}

export function wrongMediaType(mediaType: string): ApiError {
  return new ApiError('wrongMediaType', { detail: `Unsupported media type "${mediaType}" in request.` });
}

export function throttled(waitSeconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  const unit = seconds === 1 ? 'second' : 'seconds';
  return new ApiError(
    'throttled',
    { detail: `Request was throttled. Expected available in ${seconds} ${unit}.` },
    { 'Retry-After': String(seconds) },
  );
}

/** Not now, but soon: the queue is full, the database or another service is away. */
export function unavailable(
  detail = 'Service temporarily unavailable, try again later.',
  waitSeconds = 2,
): ApiError {
  return new ApiError('unavailable', { detail }, { 'Retry-After': String(waitSeconds) });
}
