import { inPictureQueue, isTooManyPictures } from './picture-queue';

/** Work that lasts until it is told to end, as pictures that are drawn. */
function holdPlaces(count: number) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const never = new AbortController().signal;
  const all = Array.from({ length: count }, () => inPictureQueue(() => held, never));
  return { release, all };
}

test('with eleven before it a picture is told to come back', async () => {
  const { release, all } = holdPlaces(11);
  const end = await inPictureQueue(async () => 'drawn').catch((error: unknown) => error);
  expect(isTooManyPictures(end)).toBe(true);
  release();
  await Promise.all(all);
  expect(await inPictureQueue(async () => 'drawn')).toBe('drawn');
});

test('the queue is one for all copies of the module, and each knows its refusal', async () => {
  const { release, all } = holdPlaces(11);
  await jest.isolateModulesAsync(async () => {
    const other = await import('./picture-queue');
    const end = await other.inPictureQueue(async () => 'drawn').catch((error: unknown) => error);
    expect(other.isTooManyPictures(end)).toBe(true);
  });
  release();
  await Promise.all(all);
});

test('who has waited for too long is told to come back', async () => {
  const { release, all } = holdPlaces(1);
  const end = await inPictureQueue(async () => 'drawn', AbortSignal.timeout(10)).catch(
    (error: unknown) => error,
  );
  expect(isTooManyPictures(end)).toBe(true);
  release();
  await Promise.all(all);
});

test('a picture that cannot be read is no queue that is full', async () => {
  const end = await inPictureQueue(() => Promise.reject(new Error('damaged'))).catch(
    (error: unknown) => error,
  );
  expect(isTooManyPictures(end)).toBe(false);
});
