import type { UploadConfig } from 'payload';
import { imageWidths, squareSide } from '../../reading/image-widths';
import { maxPixels, maxSide } from './clean-picture';

/**
 * Half the encoder's work for files that are a tenth larger: an editor waits while seven sizes of an upload are
 * written.
 */
const effort = 2;

/** Which files are written of a picture, and how. */
export const pictureFiles: UploadConfig = {
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
  formatOptions: { format: 'webp', options: { quality: 82, effort } },
  resizeOptions: { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true },
  constructorOptions: { failOn: 'error', limitInputPixels: maxPixels },
  focalPoint: true,
  pasteURL: false,
  adminThumbnail: 'w320',
  imageSizes: [
    ...imageWidths.map((width, index) => ({
      name: `w${width}`,
      width,
      // Otherwise Payload cuts each width around the focal point, for which it writes it twice.
      fit: 'inside' as const,
      // A narrower picture is not written anew at its own width, but once, for the panel's lists.
      ...(index === 0 ? { withoutEnlargement: true } : {}),
      formatOptions: { format: 'webp' as const, options: { quality: 75, effort } },
    })),
    // Cut around the focal point, for programs that show a picture small and square.
    {
      name: 'square',
      width: squareSide,
      height: squareSide,
      formatOptions: { format: 'webp', options: { quality: 75, effort } },
    },
  ],
};
