import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { isPassing } from '../../../lib/platform/http/failure';
import { sweepMedia } from '../../../lib/content/cms/uploads/sweep-media';
import { mediaStore } from '../../../lib/platform/files/media/media-store';
import { errorCode } from '../../../lib/platform/files/error-code';
import { filesInStore, settledFiles, type StoreBreaker } from './break-store';
import { everything, type FaultWorld } from './statement-checks';

export interface UploadWorld extends FaultWorld {
  store: StoreBreaker;
}

type UploadChecks = Readonly<Record<string, (world: UploadWorld) => Promise<void>>>;

interface Failing {
  breakAt: (number: number) => void;
  calls: () => number;
}

/** Never twice the same bytes, and with it never twice the same name. */
async function picture() {
  const shade = () => Math.floor(Math.random() * 256);
  const data = await sharp({
    create: { width: 48, height: 32, channels: 3, background: { r: shade(), g: shade(), b: shade() } },
  })
    .png()
    .toBuffer();
  return { data, mimetype: 'image/png', name: `pear-${randomUUID()}.png`, size: data.byteLength };
}

function leaflet() {
  const data = Buffer.from(
    `%PDF-1.7\n1 0 obj<</A(${randomUUID()})>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n`,
  );
  return { data, mimetype: 'application/pdf', name: 'leaflet.pdf', size: data.byteLength };
}

/** Rows and files together. */
async function stateOf(world: UploadWorld, files?: readonly string[]) {
  return { rows: await everything(world), files: files ? await settledFiles(files) : await filesInStore() };
}

/**
 * Lets each call fail in its turn: rows and files are as before the work, or as after it, and a failure says
 * that it will pass.
 */
async function failingAtEachCall(
  world: UploadWorld,
  failing: Failing,
  {
    work,
    isDone,
    atLeast,
  }: { work: () => Promise<unknown>; isDone: () => Promise<boolean>; atLeast: number },
): Promise<void> {
  const before = await stateOf(world);
  for (let call = 1; call < 200; call += 1) {
    failing.breakAt(call);
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const isThrough = failing.calls() < call;
    failing.breakAt(Number.POSITIVE_INFINITY);
    if (!failure) {
      assert.ok(await isDone(), `call ${call} failed, and the work said that it was done`);
      assert.ok(call > atLeast, `only ${call - 1} calls failed`);
      return;
    }
    assert.ok(!isThrough, `failed without cause: ${String(failure.error)}`);
    const { error } = failure;
    const status = error instanceof Error && 'status' in error ? error.status : null;
    assert.ok(
      isPassing(error) || status === 503,
      `call ${call}: ${String(error)} (${String(status)} ${errorCode(error)}) is not said to pass`,
    );
    const after = await stateOf(world, before.files);
    // A bucket that is away cannot delete either: it is swept when it is back.
    if (after.files.length > before.files.length && world.store.name === 'the bucket') {
      await sweepMedia(world.payload, Date.now() + 30 * 60_000);
      after.files = await filesInStore();
    }
    assert.deepEqual(after, before, `call ${call} left something half done`);
  }
  assert.fail('it never got through');
}

const alt = 'A pear on a table';

async function storedPicture({ payload }: UploadWorld) {
  return payload.create({ collection: 'images', data: { alt }, file: await picture() });
}

/** The files that the row names, those that are not there marked. */
async function filesOf({ payload }: UploadWorld, id: number): Promise<string[]> {
  const { filename, sizes } = await payload.findByID({ collection: 'images', id });
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );
  return Promise.all(
    names.map(async (name) =>
      (await mediaStore().facts({ folder: 'images', name })) ? name : `${name} is missing`,
    ),
  );
}

const each = (world: UploadWorld): [string, Failing][] => [
  ['store', world.store],
  ['database', world.breaker],
];

export const uploadChecks: UploadChecks = {
  'a new picture: row and files, or neither': async (world) => {
    for (const [what, failing] of each(world)) {
      const file = await picture();
      let id = 0;
      await failingAtEachCall(world, failing, {
        work: async () => {
          ({ id } = await world.payload.create({ collection: 'images', data: { alt }, file: { ...file } }));
        },
        isDone: async () => (await filesOf(world, id)).every((name) => !name.includes('missing')),
        atLeast: what === 'store' ? 2 : 4,
      });
    }
  },
  'a new document: row and file, or neither': async (world) => {
    for (const [, failing] of each(world)) {
      const file = leaflet();
      await failingAtEachCall(world, failing, {
        work: () =>
          world.payload.create({ collection: 'documents', data: { title: 'Leaflet' }, file: { ...file } }),
        isDone: async () => (await filesInStore()).some((name) => name.startsWith('documents/leaflet')),
        atLeast: 1,
      });
    }
  },
  'another file for a picture: the old ones stay until the new ones are there for good': async (world) => {
    for (const [, failing] of each(world)) {
      const { id, filename } = await storedPicture(world);
      const file = await picture();
      await failingAtEachCall(world, failing, {
        work: () => world.payload.update({ collection: 'images', id, data: {}, file: { ...file } }),
        isDone: async () => {
          const names = await filesOf(world, id);
          return names.every((name) => !name.includes('missing')) && !names.includes(filename ?? '');
        },
        atLeast: 1,
      });
    }
  },
  'a picture that is deleted: its files go when its row is gone for good': async (world) => {
    const { id } = await storedPicture(world);
    const files = await filesInStore();
    await failingAtEachCall(world, world.breaker, {
      work: () => world.payload.delete({ collection: 'images', id }),
      isDone: async () => {
        for (let tries = 0; tries < 40; tries += 1) {
          if ((await filesInStore()).length < files.length) return true;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        return false;
      },
      atLeast: 2,
    });
  },
  'what a crash left without a row is swept after its time, and nothing else': async (world) => {
    const { payload } = world;
    const { filename } = await storedPicture(world);
    const orphan = { folder: 'images', name: 'orphan-0123abcd.webp' } as const;
    const unfinished = { folder: 'documents', name: `leaflet.pdf.${randomUUID()}` } as const;
    for (const path of [orphan, unfinished]) await mediaStore().put(path, Buffer.from('left'));
    const before = await filesInStore();
    assert.equal(await sweepMedia(payload, Date.now() + 15 * 60_000), 0);
    assert.deepEqual(await filesInStore(), before);
    assert.equal(await sweepMedia(payload, Date.now() + 30 * 60_000), 2);
    const left = await filesInStore();
    assert.equal(left.length, before.length - 2);
    assert.ok(left.some((name) => name.startsWith(`images/${filename}`)));
  },
  'a store that the database knows next to nothing of is another site’s, and is not swept': async (world) => {
    const names = Array.from({ length: 60 }, (_, number) => `other-${number}.webp`);
    for (const name of names) await mediaStore().put({ folder: 'images', name }, Buffer.from('left'));
    assert.equal(await sweepMedia(world.payload, Date.now() + 30 * 60_000), 0);
    for (const name of names) await mediaStore().delete({ folder: 'images', name });
  },
};
