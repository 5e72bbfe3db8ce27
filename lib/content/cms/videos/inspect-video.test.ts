import { readFileSync } from 'node:fs';
import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { UploadedFile } from '../uploads/uploaded-file';
import { inspectVideo } from './inspect-video';

const files = 'e2e/support/files';
const film = (name: string, mimetype: string, data: Buffer): UploadedFile => ({
  name,
  mimetype,
  data,
  size: data.byteLength,
});
const mp4 = film('pear.mp4', 'video/mp4', readFileSync(`${files}/silent.mp4`));
const webm = film('pear.webm', 'video/webm', readFileSync(`${files}/spoken.webm`));

/** The same pictures again, shown more slowly or said to be of another size or kind. */
async function remade(options: {
  slower?: number;
  width?: number;
  height?: number;
  codec?: 'avc' | 'hevc';
}): Promise<UploadedFile> {
  const input = new Input({ formats: [MP4], source: new BufferSource(mp4.data) });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('the fixture has no picture');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const { slower = 1, width = 480, height = 854, codec = 'avc' } = options;
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(
      new EncodedPacket(packet.data, packet.type, packet.timestamp * slower, packet.duration * slower),
      {
        decoderConfig: {
          ...config,
          codec: codec === 'hevc' ? 'hev1.1.6.L93.B0' : config.codec,
          codedWidth: width,
          codedHeight: height,
        },
      },
    );
  }
  await output.finalize();
  return { ...mp4, data: Buffer.from(target.buffer ?? new ArrayBuffer(0)) };
}

it('reads how long a film runs, how large it is and whether it sounds', async () => {
  expect(await inspectVideo(mp4)).toEqual({
    kind: 'mp4',
    durationSeconds: 1,
    width: 480,
    height: 854,
    hasSound: false,
  });
  expect(await inspectVideo(webm)).toEqual({
    kind: 'webm',
    durationSeconds: 1,
    width: 480,
    height: 854,
    hasSound: true,
  });
});

it('takes a film of a minute and refuses a longer one', async () => {
  expect(await inspectVideo(await remade({ slower: 60 }))).toMatchObject({ durationSeconds: 60 });
  await expect(inspectVideo(await remade({ slower: 61 }))).rejects.toThrow(
    'The film runs for 61.0 seconds; a story page takes 60 at most.',
  );
});

it('refuses a picture whose shorter side has less than 480 pixels', async () => {
  await expect(inspectVideo(await remade({ width: 478, height: 850 }))).rejects.toThrow(
    'The picture is 478 × 850; its shorter side must have 480 pixels at least.',
  );
});

it('refuses a format inside that not every phone plays', async () => {
  await expect(inspectVideo(await remade({ codec: 'hevc' }))).rejects.toThrow(
    'Not every phone plays the format inside the file (hevc).',
  );
});

it('refuses more than 20 MB before it reads anything', async () => {
  const data = Buffer.alloc(20 * 1024 * 1024 + 1);
  await expect(inspectVideo({ ...mp4, data })).rejects.toMatchObject({
    status: 413,
    message: 'Files may be at most 20 MB.',
  });
});

it.each<[string, UploadedFile, string]>([
  ['a picture', { ...mp4, data: readFileSync('public/icon-192.png') }, 'This is a PNG picture.'],
  ['a page', { ...mp4, data: Buffer.from('<!doctype html><script>1</script>') }, 'This is a web page.'],
  ['nothing', { ...mp4, data: Buffer.alloc(0) }, 'This file is empty.'],
  ['WebM named MP4', { ...webm, name: 'pear.mp4' }, 'This is a WebM film, but its name ends in .mp4.'],
  ['MP4 named WebM', { ...mp4, name: 'pear.webm' }, 'This is an MP4 film, but its name ends in .webm.'],
  ['MP4 sent as WebM', { ...mp4, mimetype: 'video/webm' }, 'but it was sent as video/webm'],
  ['a film that calls itself a program', { ...mp4, name: 'pear.mp4.exe' }, 'but its name ends in .exe'],
  ['a QuickTime film', { ...mp4, data: quickTime() }, 'damaged'],
])('refuses %s by what its bytes are', async (_name, file, message) => {
  await expect(inspectVideo(file)).rejects.toThrow(message);
});

/** The brand says which kind of film it is. */
function quickTime(): Buffer {
  const data = Buffer.from(mp4.data);
  data.write('qt  ', 8, 'latin1');
  data.write('qt  ', 16, 'latin1');
  return data;
}

it.each([0.7, 0.5, 0.2, 0.02])('refuses a file of which only %s has arrived', async (share) => {
  for (const file of [mp4, webm]) {
    const data = file.data.subarray(0, Math.floor(file.data.length * share));
    await expect(inspectVideo({ ...file, data })).rejects.toThrow(/damaged|Only MP4/);
  }
});

it('refuses a file that is damaged in its head', async () => {
  for (const file of [mp4, webm]) {
    const data = Buffer.from(file.data);
    data.fill(0x55, 60, 600);
    await expect(inspectVideo({ ...file, data })).rejects.toThrow(/damaged|Only MP4/);
  }
});

it('takes a film whose head names no length, as browsers record it', async () => {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const input = new Input({ formats: [WEBM], source: new BufferSource(webm.data) });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('the fixture has no picture');
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, { decoderConfig: config });
  }
  await output.finalize();
  const data = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  expect(await inspectVideo({ ...webm, data })).toMatchObject({ hasSound: false, width: 480, height: 854 });
});
