import { posterCut, type PosterSource } from './story-posters';

const picture = (width: number, height: number, focalX = 50, focalY = 50): PosterSource => ({
  filename: 'pear.webp',
  width,
  height,
  focalX,
  focalY,
  alt: 'A pear',
});

it('keeps the whole of a picture that has the shape already', () => {
  expect(posterCut(picture(1080, 1440), 'portrait')).toEqual({
    left: 0,
    top: 0,
    width: 1080,
    height: 1440,
    writtenWidth: 960,
    writtenHeight: 1280,
  });
});

it('cuts around the focal point as far as the edges allow', () => {
  const cut = (focalX: number) => posterCut(picture(1800, 1200, focalX), 'portrait');
  expect(cut(50)).toMatchObject({ left: 450, top: 0, width: 900, height: 1200 });
  expect(cut(40)).toMatchObject({ left: 270 });
  expect(cut(0)).toMatchObject({ left: 0 });
  expect(cut(100)).toMatchObject({ left: 900 });
  expect(posterCut(picture(1080, 1920, 50, 30), 'square')).toMatchObject({ left: 0, top: 36, width: 1080 });
});

it.each([
  ['portrait', 640, 853, 640, 853],
  ['square', 640, 640, 640, 640],
  ['landscape', 853, 640, 853, 640],
] as const)(
  'takes the smallest %s of %d × %d and nothing smaller',
  (shape, width, height, outWidth, outHeight) => {
    expect(posterCut(picture(width, height), shape)).toMatchObject({
      writtenWidth: outWidth,
      writtenHeight: outHeight,
    });
    expect(posterCut(picture(width - 1, height), shape)).toBeNull();
    expect(posterCut(picture(width, height - 1), shape)).toBeNull();
  },
);

it('never leaves the picture or its ratio, whatever the size', () => {
  const ratios = { portrait: 3 / 4, square: 1, landscape: 4 / 3 } as const;
  for (let width = 853; width < 2400; width += 61) {
    for (const [shape, ratio] of Object.entries(ratios) as ['portrait' | 'square' | 'landscape', number][]) {
      const cut = posterCut(picture(width, 1301, 13, 87), shape);
      if (!cut) continue;
      expect(cut.left + cut.width).toBeLessThanOrEqual(width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(1301);
      expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(cut.writtenWidth / cut.writtenHeight - ratio)).toBeLessThan(0.002);
    }
  }
});
