export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * The events of an answer as they come. What stands between them (a comment that keeps the line open) is
 * passed over.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops reading has gone, and the server is told so.
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): ServerEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const [event, data] = [fields.get('event'), fields.get('data')];
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) as unknown };
}
