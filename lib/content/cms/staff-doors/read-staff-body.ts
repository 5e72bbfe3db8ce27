import type * as z from 'zod';
import { badRequest, wrongMediaType } from '../../../platform/http/api-error';
import { parseFields } from '../../../platform/http/field-errors';
import { readBody, readBytes } from '../../../platform/http/request-body';
import { JsonTextError, parseStrictJson } from '../../../platform/http/strict-json';

/** An email, a password, a token: nothing that comes to these doors is longer. */
const maxBytes = 16 * 1024;

/**
 * What somebody who is not signed in sends to the panel: JSON, or the panel's own form, which carries JSON in
 * the field `_payload`. Payload itself takes any size and any shape, and answers some with 500.
 * @throws ApiError 400, 413, 415
 */
export async function readStaffBody<Fields extends z.ZodType>(
  request: Request,
  fields: Fields,
): Promise<z.output<Fields>> {
  const contentType = request.headers.get('content-type') ?? '';
  const body = /^multipart\/form-data\s*;/i.test(contentType)
    ? await readPanelForm(request, contentType)
    : await readBody(request, { maxBytes });
  return parseFields(fields, body);
}

async function readPanelForm(request: Request, contentType: string): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  const text = await formField(bytes, contentType, '_payload');
  if (text === null) throw wrongMediaType(contentType.slice(0, 100));
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonTextError) throw badRequest(error.message);
    throw error;
  }
}

async function formField(bytes: Buffer, contentType: string, name: string): Promise<string | null> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  } catch (error) {
    // What the platform's reader says of a form that is none.
    if (error instanceof TypeError) throw badRequest('The form cannot be read.');
    throw error;
  }
}
