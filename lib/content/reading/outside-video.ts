import { parsedUrl } from '../../platform/http/parsed-url';

/** A video that another site shows. */
export interface OutsideVideo {
  host: 'YouTube' | 'Vimeo';
  /** The video's own page, whatever form the address was copied in. */
  url: string;
}

const youTubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);
const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const youTubeId = /^[\w-]{11}$/;
const vimeoId = /^[1-9]\d{0,14}$/;
/** Opens a video that is not listed. */
const vimeoKey = /^[0-9a-f]{6,20}$/;

/** The video at an address that was copied from YouTube or Vimeo; null for any other address. */
export function outsideVideo(address: string): OutsideVideo | null {
  const url = parsedUrl(address.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (url.hostname === 'youtu.be') return onYouTube(parts[0]);
  if (youTubeHosts.has(url.hostname)) return onYouTube(youTubeIdIn(parts, url.searchParams));
  return vimeoHosts.has(url.hostname) ? onVimeo(parts, url.searchParams) : null;
}

function youTubeIdIn([kind, id]: readonly string[], search: URLSearchParams): string | undefined {
  if (kind === 'watch') return search.get('v') ?? undefined;
  return kind === 'shorts' || kind === 'embed' || kind === 'live' ? id : undefined;
}

function onYouTube(id: string | undefined): OutsideVideo | null {
  return id !== undefined && youTubeId.test(id)
    ? { host: 'YouTube', url: `https://www.youtube.com/watch?v=${id}` }
    : null;
}

function onVimeo(parts: readonly string[], search: URLSearchParams): OutsideVideo | null {
  const [id = '', keyInPath] = parts[0] === 'video' ? parts.slice(1) : parts;
  if (!vimeoId.test(id)) return null;
  const key = keyInPath ?? search.get('h');
  return { host: 'Vimeo', url: `https://vimeo.com/${id}${key && vimeoKey.test(key) ? `/${key}` : ''}` };
}
