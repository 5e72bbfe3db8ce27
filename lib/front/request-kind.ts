/** What sort of answer a path asks for: few enough to be a label of a metric. */
export type RequestKind = 'page' | 'api' | 'panel' | 'media' | 'static' | 'operation';

const kinds: readonly (readonly [string, RequestKind])[] = [
  ['/_next/', 'static'],
  ['/media/', 'media'],
  ['/api/', 'api'],
  ['/admin', 'panel'],
  ['/cms-api/', 'panel'],
  ['/healthz', 'operation'],
  ['/readyz', 'operation'],
  ['/metrics', 'operation'],
];

export function requestKind(url: string): RequestKind {
  return kinds.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
}
