import sharp from 'sharp';

/** A picture of one colour, large enough for every width that the site makes. */
export function solidPicture(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#c9e265' } })
    .png()
    .toBuffer();
}
