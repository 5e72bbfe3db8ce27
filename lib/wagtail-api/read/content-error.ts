import { ApiError } from '../../platform/http/api-error';

/**
 * Refusals of the content API itself come as `{"message"}`, as Wagtail raises them; what its framework
 * refuses (405, 406, a bad body, 403) comes as `{"detail"}` from lib/platform/http/api-error.ts.
 */
export function badRequest(message: string): ApiError {
  return new ApiError('invalid', { message });
}

/** The default is what an unknown `format` answers. */
export function notFound(message = ''): ApiError {
  return new ApiError('notFound', { message });
}

export function noSuch(modelName: string): ApiError {
  return notFound(`No ${modelName} matches the given query.`);
}
