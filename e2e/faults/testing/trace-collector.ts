import { createServer, type IncomingMessage, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Span {
  name: string;
  attributes: Record<string, string>;
}

/**
 * Takes traces as OTLP over HTTP in protobuf, as far as a test looks at them:
 * https://github.com/open-telemetry/opentelemetry-proto.
 */
export class TraceCollector {
  readonly #server: Server;
  readonly spans: Span[] = [];
  /** All that came, as it came: for what must stand nowhere in it. */
  bytes = Buffer.alloc(0);

  constructor() {
    this.#server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        if (request.url === '/v1/traces') {
          this.bytes = Buffer.concat([this.bytes, body]);
          this.spans.push(...spansOf(body));
        }
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
  }

  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** ExportTraceServiceRequest.resource_spans (1) → ResourceSpans.scope_spans (2) → ScopeSpans.spans (2). */
function spansOf(request: Buffer): Span[] {
  return parts(request, 1)
    .flatMap((resourceSpans) => parts(resourceSpans, 2))
    .flatMap((scopeSpans) => parts(scopeSpans, 2))
    .map((span) => ({
      // Span.name (5) and Span.attributes (9), each a KeyValue of key (1) and AnyValue (2), whose text is its
      // first field.
      name: text(span, 5),
      attributes: Object.fromEntries(
        parts(span, 9).map((attribute) => [
          text(attribute, 1),
          text(parts(attribute, 2)[0] ?? Buffer.alloc(0), 1),
        ]),
      ),
    }));
}

function text(message: Buffer, field: number): string {
  return (parts(message, field)[0] ?? Buffer.alloc(0)).toString('utf8');
}

/** What stands in a message under one number, of those fields that have a length. */
function parts(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; at < message.length; shift *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const tag = varint();
    const wire = tag & 7;
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else if (wire === 2) {
      const length = varint();
      if (tag >>> 3 === wanted) found.push(message.subarray(at, at + length));
      at += length;
    } else throw new Error(`no such wire type: ${wire}`);
  }
  return found;
}
