import { createHash } from 'node:crypto';
import { slugify } from '../../reading/slugify';
import { type FileKind, kindNames, sniffFile } from './sniff';

/** A file as Payload hands it over, whichever door it came through. */
export interface UploadedFile {
  data: Buffer;
  mimetype: string;
  name: string;
  size: number;
}

const maxUploadMegabytes = 10;

/** What a kind may be called: the media types that senders use for it, and the endings of its names. */
export type AcceptedKinds = Readonly<
  Partial<Record<FileKind, { mediaTypes: readonly string[]; endings: readonly string[] }>>
>;

/** Why a file is not taken, in words for the person who uploads it. */
export class UploadRefusal extends Error {
  constructor(
    message: string,
    readonly status: 400 | 413 = 400,
  ) {
    super(message);
    this.name = 'UploadRefusal';
  }
}

/** What an upload may be. */
interface AcceptedFiles {
  kinds: AcceptedKinds;
  /** For the message: "JPEG, PNG and WebP pictures". */
  names: string;
  maxMegabytes?: number;
}

/**
 * Refuses a file that is too large, empty, not of an accepted kind by its bytes, or not what its sender and
 * its name say it is.
 * @throws UploadRefusal
 */
export function checkKind(
  file: UploadedFile,
  { kinds, names, maxMegabytes = maxUploadMegabytes }: AcceptedFiles,
): FileKind {
  if (file.data.byteLength > maxMegabytes * 1024 * 1024) {
    throw new UploadRefusal(`Files may be at most ${maxMegabytes} MB.`, 413);
  }
  if (file.data.byteLength === 0) throw new UploadRefusal('This file is empty.');
  const kind = sniffFile(file.data);
  const rules = kind && kinds[kind];
  if (!rules) {
    throw new UploadRefusal(`Only ${names} are taken. This is ${kind ? kindNames[kind] : 'something else'}.`);
  }
  const mediaType = file.mimetype.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!rules.mediaTypes.includes(mediaType)) {
    throw new UploadRefusal(
      `This is ${kindNames[kind]}, but it was sent as ${mediaType || 'nothing in particular'}.`,
    );
  }
  const ending = endingOf(file.name);
  if (ending !== null && !rules.endings.includes(ending)) {
    throw new UploadRefusal(`This is ${kindNames[kind]}, but its name ends in .${ending}.`);
  }
  return kind;
}

/** The last ending of a name, in small letters; `null` when it has none. */
function endingOf(name: string): string | null {
  const match = /\.([^./\\]*)$/.exec(name);
  return match ? (match[1] ?? '').toLowerCase() : null;
}

const mark = /-[0-9a-f]{8}$/;

/**
 * A name made by the software: readable words, and a mark made from the bytes. Files are kept by browsers for
 * a year under their name, so the same name never means other bytes.
 * @param ending without the dot
 */
export function fileName(
  given: string,
  bytes: Buffer,
  { ending, fallback }: { ending: string; fallback: string },
) {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const words = slugify(baseName(given))
    .replace(mark, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '');
  return `${words || fallback}-${digest}.${ending}`;
}

/**
 * What people read in lists where nobody wrote a title: the name without folders, ending, mark and signs that
 * deceive.
 */
export function titleFromName(given: string): string {
  return baseName(given)
    .replace(/[\p{C}]/gu, '')
    .replace(mark, '')
    .trim()
    .slice(0, 150);
}

function baseName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.[^.]*$/, '');
}
