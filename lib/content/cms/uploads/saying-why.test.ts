import type { CollectionBeforeOperationHook } from 'payload';
import { inPictureQueue } from '../../../platform/threads/picture-queue';
import { sayingWhy } from './saying-why';
import { UploadRefusal } from './uploaded-file';

jest.mock('payload', () => ({
  APIError: class extends Error {
    constructor(
      message: string,
      readonly status: number,
      _data: unknown,
      readonly isPublic: boolean,
    ) {
      super(message);
    }
  },
}));

const call = {} as Parameters<CollectionBeforeOperationHook>[0];

test('why a file is not taken is said', async () => {
  const hook = sayingWhy(() => {
    throw new UploadRefusal('This file is empty.');
  });
  await expect(hook(call)).rejects.toMatchObject({
    status: 400,
    message: 'This file is empty.',
    isPublic: true,
  });
});

test('with eleven pictures before it an editor’s is told to come back', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const before = Array.from({ length: 11 }, () => inPictureQueue(() => held));
  await expect(sayingWhy(() => inPictureQueue(async () => undefined))(call)).rejects.toMatchObject({
    status: 503,
    isPublic: true,
  });
  release();
  await Promise.all(before);
});
