/** Why a comment waits for a moderator. */
export type Suspicion = 'link' | 'capitals' | 'repeated' | 'copied' | 'burst' | 'crowd';

/** Addresses with a scheme or `www.`, and markup that forums turn into links. */
const schemes = /\b(?:https?|ftp|hxxps?):|\bwww\.|\[url\b|<a\s|\]\(/iu;
const email =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/iu;

/**
 * Bare addresses such as `example.com/x`. Only endings that spammers use and that are no words of a sentence:
 * somebody who forgets the space after a full stop ("slept.Then") has written no address.
 */
const endings =
  'com|net|org|info|biz|io|co\\.uk|uk|de|fr|ru|cn|xyz|online|site|website|store|app|dev|click|vip|win|bet' +
  '|casino|loan|cc|tv|ly|gg|gl|eu|ca|au|nl|pl';
const bareAddress = new RegExp(
  `[\\p{L}\\p{N}-]{2,63}\\s?(?:\\.|\\(dot\\)|\\[dot\\])\\s?(?:${endings})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Shorteners whose endings are words. */
const shorteners = /\b(?:t\.co|t\.me|wa\.me|goo\.gl|bit\.ly|is\.gd)\b/i;

const capitalLetters = { from: 20, share: 0.7 } as const;
const burst = { comments: 5, minutes: 10 } as const;
const copiedFrom = 40;
const minuteMs = 60_000;

/** What else was written lately, for comparison. */
export interface RecentComments {
  /** The member's own of the last day. */
  own: readonly { body: string; createdAtMs: number }[];
  /** Whether somebody else wrote the very same text lately. */
  isCopied: boolean;
  /** Whether more came from the same address lately than a household writes. */
  isCrowd: boolean;
}

/**
 * What makes a comment look like spam; empty for nearly all. The rules are coarse on purpose: what they catch
 * is not refused but waits for a person, and what they miss readers report.
 */
export function suspicionsOf(body: string, recent: RecentComments, nowMs: number): Suspicion[] {
  const burstFromMs = nowMs - burst.minutes * minuteMs;
  const found: Record<Suspicion, boolean> = {
    link: hasAddress(body),
    capitals: isShouted(body),
    repeated: recent.own.some((other) => plain(other.body) === plain(body)),
    copied: recent.isCopied && isLongEnoughToCopy(body),
    burst: recent.own.filter(({ createdAtMs }) => createdAtMs > burstFromMs).length >= burst.comments,
    crowd: recent.isCrowd,
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}

/** Short thanks are the same for everybody. */
export function isLongEnoughToCopy(body: string): boolean {
  return plain(body).length >= copiedFrom;
}

function hasAddress(body: string): boolean {
  const text = body.normalize('NFKC');
  return [schemes, email, bareAddress, shorteners].some((pattern) => pattern.test(text));
}

function isShouted(body: string): boolean {
  const letters = body.match(/\p{L}/gu)?.length ?? 0;
  const capitals = body.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= capitalLetters.from && capitals / letters > capitalLetters.share;
}

/** The words alone: neither case nor stops nor spaces make a text another one. Of emoji alone, the text itself. */
function plain(body: string): string {
  const words = body.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words ? words.join(' ') : body;
}
