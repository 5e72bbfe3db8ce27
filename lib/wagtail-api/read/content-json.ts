/** JSON as the content API writes it: four spaces, and nothing that would end a line inside a script. */
export function prettyJson(body: unknown): string {
  return JSON.stringify(body, null, 4)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

export function contentResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  return new Response(prettyJson(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** 302 without a body. The address is absolute. */
export function foundAt(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location } });
}
