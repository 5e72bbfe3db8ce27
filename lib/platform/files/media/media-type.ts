const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The media type of a file by the ending that the software gave it. */
export function mediaType(name: string): string {
  return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
