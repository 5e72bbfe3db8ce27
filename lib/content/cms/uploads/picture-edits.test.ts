import { readPictureEdits } from './picture-edits';

it('reads what the panel sends, where each number is a text', () => {
  const edits = {
    crop: { x: '12.5', y: '0', width: '50', height: '50', unit: '%' },
    focalPoint: { x: '30', y: '70' },
    widthInPixels: '600',
    heightInPixels: '400',
  };
  expect(readPictureEdits(edits, { focalX: 1, focalY: 2 })).toEqual({
    crop: { x: 12.5, y: 0, width: 600, height: 400 },
    focalPoint: { x: 30, y: 70 },
  });
});

it('takes the document’s own focal point where no other was sent', () => {
  expect(readPictureEdits(undefined, { focalX: 0, focalY: 100 })).toEqual({
    crop: null,
    focalPoint: { x: 0, y: 100 },
  });
});

it.each([
  undefined,
  null,
  'crop',
  { focalPoint: { x: '-1', y: '50' } },
  { focalPoint: { x: '101', y: '50' } },
  { focalPoint: { x: '', y: '50' } },
  { focalPoint: { x: 'NaN', y: '1e999' } },
  { focalPoint: { x: '50' } },
  { crop: { x: 0, y: 0 }, widthInPixels: 0, heightInPixels: 10 },
  { crop: { x: 0, y: 0 } },
  { crop: { x: -5, y: 0 }, widthInPixels: 10, heightInPixels: 10 },
])('does not count %j', (edits) => {
  expect(readPictureEdits(edits, { focalX: null })).toEqual({ crop: null, focalPoint: null });
});
