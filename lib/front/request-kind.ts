/** What sort of answer a path asks for: few enough to be a label of a metric. */
export type RequestKind = 'page' | 'api' | 'stream' | 'panel' | 'media' | 'static' | 'operation';

const kinds: readonly (readonly [string, RequestKind])[] = [
  ['/_next/', 'static'],
  ['/media/', 'media'],
  ['/api/', 'api'],
  ['/mcp', 'api'],
  ['/admin', 'panel'],
  ['/cms-api/', 'panel'],
  ['/healthz', 'operation'],
  ['/readyz', 'operation'],
  ['/metrics', 'operation'],
];

/** Lasts for as long as somebody looks, and ends when they leave: no figure of how long a response takes. */
const stream = /^\/api\/nutriai\/baby-profiles\/[^/?]+\/changes\/?(?:\?|$)/;

/** Returns the kind of what a path asks for. */
export function requestKind(url: string): RequestKind {
  if (stream.test(url)) return 'stream';
  return kinds.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
}
