import type { Image } from '../../platform/database/payload-types';
import { imageWidths } from './image-widths';
import { toPicture } from './picture';

function image(widths: readonly number[], change: Partial<Image> = {}): Image {
  const sizes = Object.fromEntries(
    imageWidths.map((width) => [
      `w${width}`,
      widths.includes(width)
        ? { filename: `pear-${width}.webp`, width, height: width }
        : { filename: null, width: null },
    ]),
  );
  return {
    id: 1,
    alt: 'A pear',
    filename: 'pear.webp',
    width: 1800,
    height: 1200,
    sizes,
    updatedAt: '',
    createdAt: '',
    ...change,
  };
}

it('offers every width that was made, smallest first', () => {
  expect(toPicture(image(imageWidths))?.srcSet).toBe(
    imageWidths.map((width) => `/media/images/pear-${width}.webp ${width}w`).join(', '),
  );
});

it('names a width once, however many sizes were written at it', () => {
  const size = { filename: 'pear-400.webp', width: 400, height: 300 };
  const sizes = {
    w320: { ...size, filename: 'pear-320.webp', width: 320 },
    w480: size,
    w640: size,
    w960: size,
  };
  expect(toPicture(image([], { sizes }))).toMatchObject({
    src: '/media/images/pear-400.webp',
    srcSet: '/media/images/pear-320.webp 320w, /media/images/pear-400.webp 400w',
  });
});

it('offers the file itself as the widest where no width of its own was made', () => {
  expect(toPicture(image([320, 480, 640, 960], { width: 1080, height: 1920 }))).toMatchObject({
    src: '/media/images/pear-960.webp',
    srcSet:
      '/media/images/pear-320.webp 320w, /media/images/pear-480.webp 480w, /media/images/pear-640.webp 640w, /media/images/pear-960.webp 960w, /media/images/pear.webp 1080w',
  });
  expect(toPicture(image(imageWidths, { width: 2400, height: 1600 }))?.srcSet).not.toContain('pear.webp');
});

it('offers the square where it was cut', () => {
  const square = { filename: 'pear-640x640.webp', width: 640, height: 640 };
  expect(toPicture(image([], { sizes: { square } }))?.square).toBe('/media/images/pear-640x640.webp');
  expect(toPicture(image([]))).not.toHaveProperty('square');
});

it('falls back to a width that fills a text column for browsers without srcset', () => {
  expect(toPicture(image(imageWidths))?.src).toBe('/media/images/pear-960.webp');
  expect(toPicture(image([320, 1280]))?.src).toBe('/media/images/pear-1280.webp');
  expect(toPicture(image([320, 640]))?.src).toBe('/media/images/pear-640.webp');
});

it('shows the file itself when it is smaller than every width', () => {
  expect(toPicture(image([], { width: 100, height: 50 }))).toEqual({
    src: '/media/images/pear.webp',
    srcSet: '',
    width: 100,
    height: 50,
    alt: 'A pear',
  });
  expect(toPicture(image([], { sizes: undefined }))?.srcSet).toBe('');
});

it('names the size of the picture, so that the page does not jump', () => {
  expect(toPicture(image(imageWidths))).toMatchObject({ width: 1800, height: 1200, alt: 'A pear' });
});

it.each([
  ['was not loaded', 7],
  ['is gone', null],
  ['was never there', undefined],
  ['has no file', image([320], { filename: null })],
  ['has no width', image([320], { width: null })],
  ['has no height', image([320], { height: 0 })],
])('is no picture when it %s', (_why, value) => {
  expect(toPicture(value)).toBeNull();
});
