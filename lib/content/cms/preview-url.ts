/**
 * Where the panel shows a draft: the handler checks that the caller is staff, then opens the real page in
 * draft mode.
 */
export function previewUrl(collection: 'posts' | 'pages' | 'stories', id: unknown): string {
  return id === undefined || id === null ? '' : `/cms-preview/${collection}/${String(id)}`;
}
