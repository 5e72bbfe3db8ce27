import type { VideoObject } from 'schema-dts';
import type { StoryVideo } from '../reading/story-page';
import { absoluteUrl } from './metadata';

/** schema.org's view of a video that is a file of this site. */
export function videoFileData(
  video: StoryVideo,
  { name, uploadDate }: { name: string; uploadDate: string },
): VideoObject {
  return {
    '@type': 'VideoObject',
    name,
    description: video.alt,
    contentUrl: absoluteUrl(video.src),
    ...(video.poster ? { thumbnailUrl: absoluteUrl(video.poster.src) } : {}),
    uploadDate,
    duration: `PT${Math.max(Math.round(video.durationSeconds), 1)}S`,
    width: String(video.width),
    height: String(video.height),
  };
}
