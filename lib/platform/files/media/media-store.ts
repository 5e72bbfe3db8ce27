import type { Readable } from 'node:stream';
import { dataPath } from '../data-dir';
import { getSettings } from '../../settings/settings';
import { DiskMedia } from './disk-media';
import { S3Media } from './s3-media';

export const mediaFolders = ['images', 'documents', 'videos', 'posters'] as const;
export type MediaFolder = (typeof mediaFolders)[number];

/** Names are made by the software and never reused for other bytes (lib/content/cms/uploads/uploaded-file.ts). */
export interface MediaPath {
  folder: MediaFolder;
  name: string;
}

export interface MediaFacts {
  size: number;
  changed: Date;
}

/** Inclusive at both ends. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where uploaded files are: a folder on the disk, or a bucket that all instances share. Each function throws
 * {@link MediaStoreAway} when the store cannot be reached, and answers `null` for a file that is not there.
 */
export interface MediaStore {
  /** Whole or not there; resolves once it is stored. */
  put: (path: MediaPath, bytes: Buffer) => Promise<void>;
  facts: (path: MediaPath) => Promise<MediaFacts | null>;
  read: (path: MediaPath) => Promise<Buffer | null>;
  stream: (path: MediaPath, range: ByteRange) => Promise<Readable | null>;
  /** Does nothing for a file that is not there. */
  delete: (path: MediaPath) => Promise<void>;
  list: (folder: MediaFolder) => AsyncIterable<{ name: string; changed: Date }>;
}

/** The store of this installation. */
export function mediaStore(): MediaStore {
  return s3Media() ?? new DiskMedia(dataPath('media'));
}

let bucket: S3Media | undefined;

/** The bucket, when there is one. */
export function s3Media(): S3Media | null {
  // Without one, nothing else of the settings matters here.
  if (!process.env.S3_BUCKET) return null;
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } =
    getSettings();
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return (bucket ??= new S3Media({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: S3_PATH_STYLE === 'true',
  }));
}
