import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { mediaStore } from '../../../platform/files/media/media-store';
import { isStaff } from '../access/roles';
import type { Image } from '../../../platform/database/payload-types';
import { cleanPicture } from './clean-picture';
import { type FocalPoint, type PictureEdits, readPictureEdits } from './picture-edits';
import { inPictureQueue } from '../../../platform/threads/picture-queue';
import { refuseBadTexts } from './refuse-bad-texts';
import { sayingWhy } from './saying-why';
import { fileName, titleFromName, type UploadedFile, UploadRefusal } from './uploaded-file';

/**
 * Stands before every way into the pictures: the panel, its REST, the editors' API and our own programs. What
 * Payload gets to see is our own PNG of the pixels under our own name; from it it writes the WebP files, and
 * nothing else is stored.
 *
 * A crop is cut here too: Payload would write it over the old file, which browsers keep for a year, and in
 * the format it came in.
 */
export const receivePicture: CollectionBeforeOperationHook = sayingWhy(async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  const given = readArguments(args);
  // Payload refuses the others right after; nothing of theirs is decoded.
  if (!given.overrideAccess && !isStaff(req, ['admin', 'editor'])) return;
  const edits = readPictureEdits(req.query?.uploadEdits, given.data);
  setFocalPoint(req, null);
  if (given.duplicateFromID !== undefined) return;
  if (operation === 'create' && !req.file) throw new UploadRefusal('No files were uploaded.');
  const source = req.file ?? (await storedPicture(req, given.id, edits));
  // Without new files there is nothing to edit: left to itself, Payload would write over the old ones.
  if (!source) return;
  setFocalPoint(req, edits.focalPoint);
  refuseBadTexts(args.collection.config, given.data, operation);
  const data = await inPictureQueue(() => cleanPicture(source, edits.crop));
  const name = fileName(source.name, Buffer.concat([data, bytesOf(edits.focalPoint)]), {
    ending: 'png',
    fallback: 'picture',
  });
  req.file = { data, mimetype: 'image/png', name, size: data.byteLength };
  if (operation === 'create' && given.data && !given.data.title)
    given.data.title = titleFromName(source.name);
});

/** What the hook reads of the operation's arguments, whose type differs by operation. */
function readArguments(args: object) {
  return args as {
    overrideAccess?: boolean;
    id?: number | string;
    duplicateFromID?: number | string;
    data?: Record<string, unknown>;
  };
}

/** All that is left for Payload to do with the picture: to cut the square around this point. */
function setFocalPoint(req: PayloadRequest, focalPoint: FocalPoint | null): void {
  if (req.query?.uploadEdits !== undefined || focalPoint) {
    req.query = { ...req.query, uploadEdits: focalPoint ? { focalPoint } : {} };
  }
}

/** The stored file, when an edit of it makes new files. */
async function storedPicture(
  req: PayloadRequest,
  id: number | string | undefined,
  { crop, focalPoint }: PictureEdits,
): Promise<UploadedFile | null> {
  if (id === undefined || (!crop && !focalPoint)) return null;
  const image = await req.payload.findByID({
    collection: 'images',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { filename: true, width: true, height: true, focalX: true, focalY: true },
  });
  if (!image?.filename || !isChange(image, { crop, focalPoint })) return null;
  const data = await mediaStore().read({ folder: 'images', name: image.filename });
  if (!data) throw new UploadRefusal('The file of this picture is missing. Upload it again.');
  return { data, mimetype: 'image/webp', name: image.filename, size: data.byteLength };
}

/** The panel sends the whole picture as its crop, and the focal point that is set already. */
function isChange(
  image: Pick<Image, 'width' | 'height' | 'focalX' | 'focalY'>,
  { crop, focalPoint }: PictureEdits,
): boolean {
  const isCut = crop !== null && (crop.width < (image.width ?? 0) || crop.height < (image.height ?? 0));
  const isMoved = focalPoint !== null && (focalPoint.x !== image.focalX || focalPoint.y !== image.focalY);
  return isCut || isMoved;
}

/** The square is cut around the focal point: another point makes other files, so it makes another name. */
function bytesOf(focalPoint: FocalPoint | null): Buffer {
  return Buffer.from(focalPoint ? `${focalPoint.x},${focalPoint.y}` : '');
}
