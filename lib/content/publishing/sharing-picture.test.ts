import { isTooManyPictures } from '../../platform/threads/picture-queue';
import { sharingPicture } from './sharing-picture';

const drawing = { now: 0, most: 0, ends: [] as (() => void)[] };

jest.mock('next/og', () => ({
  ImageResponse: class {
    arrayBuffer(): Promise<ArrayBuffer> {
      drawing.now += 1;
      drawing.most = Math.max(drawing.most, drawing.now);
      return new Promise((resolve) =>
        drawing.ends.push(() => {
          drawing.now -= 1;
          resolve(new ArrayBuffer(1));
        }),
      );
    }
  },
}));

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
});

it('draws one picture at a time, and refuses what would wait behind twenty others', async () => {
  const asked = Array.from({ length: 22 }, (_each, index) =>
    sharingPicture({ title: `Dish ${index}`, picture: null }),
  );
  const refused: unknown = await asked.at(-1)?.catch((error: unknown) => error);
  expect(isTooManyPictures(refused)).toBe(true);
  for (let ended = 0; ended < 21; ended += 1) {
    while (drawing.ends.length === 0) await turn();
    drawing.ends.shift()?.();
  }
  expect(await Promise.all(asked.slice(0, -1))).toHaveLength(21);
  expect(drawing.most).toBe(1);
});
