import type { UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';

/** Search engines and social networks show a large picture from this width on; one of a link has the same. */
export const leastSharedWidth = 1200;

const idOf = (value: unknown): number | null => {
  const id = Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/**
 * Refuses a picture that is too narrow for the top of a page and for shared links, saying how wide it is. Asked
 * when a form is checked alone: drafts are saved with any picture, and no page of the site asks.
 */
export const checkPictureWidth: UploadFieldSingleValidation = async (value, options) => {
  const usual = await upload(value, options);
  const id = idOf(value);
  if (usual !== true || id === null) return usual;
  const { req } = options;
  const picture = await req.payload.findByID({
    collection: 'images',
    id,
    depth: 0,
    select: { width: true },
    disableErrors: true,
    req,
  });
  const width = picture?.width ?? null;
  if (width === null || width >= leastSharedWidth) return true;
  return (
    `This picture is ${width} pixels wide. Choose one that is at least ${leastSharedWidth} pixels ` +
    'wide: smaller ones look blurred at the top of a page and in shared links.'
  );
};
