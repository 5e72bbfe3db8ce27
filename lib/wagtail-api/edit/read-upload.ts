import type * as z from 'zod';
import { badRequest, fieldErrors, wrongMediaType } from '../../platform/http/api-error';
import { checkFields } from '../../platform/http/field-errors';
import { readBytes } from '../../platform/http/request-body';
import { isCleanText } from '../../platform/http/strict-json';

/** The largest file, and room for the fields beside it. */
const maxFileBytes = 10 * 1024 * 1024;
const maxBodyBytes = maxFileBytes + 64 * 1024;

export interface SentFile {
  data: Buffer;
  mimetype: string;
  name: string;
  size: number;
}

export interface Upload<Fields> {
  file: SentFile;
  fields: Fields;
}

/**
 * A file with its fields, from `multipart/form-data`. What kind of file it is nobody has looked at yet.
 * @throws ApiError 415, 413, 400 with every failing field at once
 */
export async function readUpload<Fields>(
  request: Request,
  schema: z.ZodType<Fields>,
): Promise<Upload<Fields>> {
  const form = await readForm(request);
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (!isCleanText(value)) throw badForm('Invalid control character in form');
    // Several `tags` make one list; of any other field the last counts.
    texts[name] = name === 'tags' && texts.tags !== undefined ? `${texts.tags},${value}` : value;
  }
  const checked = checkFields(schema, texts);
  const file = form.getAll('file').at(-1);
  const problem = problemOf(file);
  if (problem !== null || 'messages' in checked) {
    throw fieldErrors({
      ...('messages' in checked ? checked.messages : {}),
      ...(problem === null ? {} : { file: [problem] }),
    });
  }
  return { file: await sentFile(file as File), fields: checked.fields };
}

/** Names of a list with commas. */
export function readTags(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

async function readForm(request: Request): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw wrongMediaType(contentType);
  const bytes = await readBytes(request, maxBodyBytes);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw badForm('the body is not what its Content-Type says');
  }
}

function badForm(reason: string) {
  return badRequest(`Multipart form parse error - ${reason}`);
}

function problemOf(file: FormDataEntryValue | undefined): string | null {
  if (file === undefined) return 'No file was submitted.';
  if (typeof file === 'string') {
    return 'The submitted data was not a file. Check the encoding type on the form.';
  }
  return file.size === 0 ? 'The submitted file is empty.' : null;
}

async function sentFile(file: File): Promise<SentFile> {
  const data = Buffer.from(await file.arrayBuffer());
  return { data, mimetype: file.type, name: file.name, size: data.byteLength };
}
