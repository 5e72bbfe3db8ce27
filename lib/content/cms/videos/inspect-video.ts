import {
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputTrack,
  type InputVideoTrack,
  MP4,
  WEBM,
} from 'mediabunny';
import { type AcceptedKinds, checkKind, type UploadedFile, UploadRefusal } from '../uploads/uploaded-file';

/** What a story may show: search engines take a minute a page, and a phone on a slow line has to load it. */
const limits = { megabytes: 20, seconds: 60, shorterSide: 480 } as const;

export interface VideoFacts {
  kind: 'mp4' | 'webm';
  durationSeconds: number;
  /** As shown, after a turn that the file asks for. */
  width: number;
  height: number;
  hasSound: boolean;
}

const filmKinds = {
  mp4: { mediaTypes: ['video/mp4'], endings: ['mp4'] },
  webm: { mediaTypes: ['video/webm'], endings: ['webm'] },
} as const satisfies AcceptedKinds;

/** What plays everywhere. */
const codecs: Record<VideoFacts['kind'], readonly string[]> = { mp4: ['avc'], webm: ['vp8', 'vp9'] };

const broken = 'This film is damaged or cut off. Save it again and upload the new file.';

/** A file is written in pieces of less than this; anything more that is missing at its end was lost. */
const lostAtMostSeconds = 0.5;

/**
 * Reads what a film is from its bytes.
 * @throws UploadRefusal when it is no whole MP4 (H.264) or WebM (VP8, VP9), not what its name and sender say,
 *   or too large, long or small
 */
export async function inspectVideo(file: UploadedFile): Promise<VideoFacts> {
  const kind = checkKind(file, {
    kinds: filmKinds,
    names: 'MP4 and WebM films',
    maxMegabytes: limits.megabytes,
  });
  if (kind !== 'mp4' && kind !== 'webm') throw new UploadRefusal(broken);
  const input = new Input({
    formats: [kind === 'mp4' ? MP4 : WEBM],
    source: new BufferSource(new Uint8Array(file.data)),
  });
  try {
    return { kind, ...(await readFacts(input, codecs[kind])) };
  } catch (error) {
    // The reader stumbles over damaged bytes in as many ways as there are.
    throw error instanceof UploadRefusal ? error : new UploadRefusal(broken);
  } finally {
    input.dispose();
  }
}

async function readFacts(input: Input, playable: readonly string[]): Promise<Omit<VideoFacts, 'kind'>> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new UploadRefusal(broken);
  const codec = await video.getCodec();
  if (!codec || !playable.includes(codec)) {
    throw new UploadRefusal(
      `Not every phone plays the format inside the file (${codec ?? 'unknown'}). Save it as MP4 with ` +
        'H.264, or as WebM with VP8 or VP9.',
    );
  }
  const durationSeconds = await wholeDuration(input, audio ? [video, audio] : [video]);
  const size = await shownSize(video);
  if (durationSeconds > limits.seconds) {
    throw new UploadRefusal(
      `The film runs for ${durationSeconds.toFixed(1)} seconds; a story page takes 60 at most.`,
    );
  }
  if (Math.min(size.width, size.height) < limits.shorterSide) {
    throw new UploadRefusal(
      `The picture is ${size.width} × ${size.height}; its shorter side must have 480 pixels at least.`,
    );
  }
  return { durationSeconds, ...size, hasSound: audio !== null };
}

/** How long the film runs, once everything that its head promises has been read. */
async function wholeDuration(input: Input, tracks: InputTrack[]): Promise<number> {
  let end = 0;
  for (const track of tracks) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      end = Math.max(end, packet.timestamp + packet.duration);
    }
  }
  const promised = Math.max(
    (await input.getDurationFromMetadata(tracks)) ?? 0,
    await input.computeDuration(tracks),
  );
  if (end <= 0 || end < promised - lostAtMostSeconds) throw new UploadRefusal(broken);
  return Math.round(end * 100) / 100;
}

async function shownSize(video: InputVideoTrack): Promise<{ width: number; height: number }> {
  return { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
}
