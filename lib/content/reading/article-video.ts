import type { VideoBlock } from '../../platform/database/payload-types';
import { type OutsideVideo, outsideVideo } from './outside-video';
import { type Picture, toPicture } from './picture';
import { type StoryVideo, toVideo } from './story-page';

/** A video as an article shows it. */
export interface ArticleVideo {
  title: string;
  still: Picture | null;
  /** A file of this site, or a video elsewhere. */
  source: { file: StoryVideo } | { outside: OutsideVideo; publishedOn: string | null };
}

/** @returns `null` when the file is gone or the address is no video's; a draft may lack anything */
export function toArticleVideo({
  title,
  file,
  address,
  still,
  publishedOn,
}: VideoBlock): ArticleVideo | null {
  const shown = { title: title ?? '', still: toPicture(still) };
  const own = toVideo(file);
  if (own) return { ...shown, source: { file: own } };
  const outside = outsideVideo(address ?? '');
  return outside && { ...shown, source: { outside, publishedOn: publishedOn ?? null } };
}

interface LooseNode {
  type: string;
  fields?: unknown;
}

/** The videos of an article, in their order. They stand between paragraphs, never inside another block. */
export function articleVideos(body: { root: { children: readonly LooseNode[] } }): ArticleVideo[] {
  return body.root.children.flatMap(({ type, fields }) => {
    const video = type === 'block' && isVideo(fields) ? toArticleVideo(fields) : null;
    return video ? [video] : [];
  });
}

function isVideo(fields: unknown): fields is VideoBlock {
  return (
    typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'video'
  );
}
