import { isUtf8 } from 'node:buffer';
import { parseError, tooLarge, wrongMediaType } from './api-error';
import { isCleanText, isSafeKey, JsonTextError, parseStrictJson } from './strict-json';

export type BodyKind = 'json' | 'form';

/** JSON bodies. Uploads have limits of their own. */
export const maxBodyBytes = 256 * 1024;

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/**
 * The body as a plain value: `{}` when there is none. Next's handlers limit and check nothing of this themselves.
 * @throws ApiError 415 for another media type or character set, 413 over the limit, 400 for a text that cannot be read
 */
export async function readBody(
  request: Request,
  { kinds = ['json'], maxBytes = maxBodyBytes }: { kinds?: readonly BodyKind[]; maxBytes?: number } = {},
): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) return {};
  const contentType = request.headers.get('content-type') ?? '';
  const kind = kinds.find((candidate) => isMediaType(contentType, mediaTypes[candidate]));
  if (!kind) throw wrongMediaType(contentType);
  const text = decode(bytes);
  return kind === 'json' ? readJson(text) : readForm(text);
}

/** Whether a browser sent this as a plain form, without scripts. */
export function isFormPost(request: Request): boolean {
  return isMediaType(request.headers.get('content-type') ?? '', mediaTypes.form);
}

function isMediaType(contentType: string, mediaType: string): boolean {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  if (type !== mediaType) return false;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}

/**
 * Reads until the limit and no further: a length that the client announces is a claim, and a chunked body
 * announces none.
 * @throws ApiError 413
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** A byte order mark stays in the text, where the JSON reader refuses it. */
function decode(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw parseError('the body is not valid UTF-8');
  return bytes.toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonTextError) throw parseError(error.message);
    throw error;
  }
}

/** As strict as for JSON. `URLSearchParams` is not: it turns broken UTF-8 into U+FFFD. */
function readForm(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const key = decodeFormText(name);
    if (Object.hasOwn(fields, key) || !isSafeKey(key)) throw parseError('Duplicate or forbidden field name');
    fields[key] = decodeFormText(rest.join('='));
  }
  return fields;
}

function decodeFormText(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) throw parseError('the form is not valid UTF-8');
    throw error;
  }
  if (!isCleanText(decoded)) throw parseError('Invalid control character in form');
  return decoded;
}
