import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { parsedUrl } from '../http/parsed-url';
import { logPath } from './log-path';

/** Attributes that are a path, or a whole address. */
const paths = ['http.target', 'url.path'];
const addresses = ['http.url', 'url.full'];

/**
 * Takes out of each span, before it goes to a collector, what a log line may not say either: queries
 * (searches, tokens of mailed links, Google's tokens), ids in paths, and the words of errors, in which a
 * failed statement stands with its parameters. Must come before the processor that sends.
 */
export class TracesWithoutPeople implements SpanProcessor {
  onStart(): void {
    // What a span will say is known at its end.
  }

  onEnd(span: ReadableSpan): void {
    const { attributes, events, status } = span;
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'string') attributes[name] = cleaned(name, value);
    }
    delete attributes['url.query'];
    for (const { attributes: said = {} } of events) {
      for (const name of Object.keys(said)) if (name !== 'exception.type') delete said[name];
    }
    delete status.message;
    Object.assign(span, { name: withoutQuery(span.name) });
  }

  async forceFlush(): Promise<void> {
    // Nothing is kept here.
  }

  async shutdown(): Promise<void> {
    // Nothing is open here.
  }
}

function cleaned(name: string, value: string): string {
  if (paths.includes(name)) return logPath(value);
  const url = addresses.includes(name) ? parsedUrl(value) : null;
  if (!url) return withoutQuery(value);
  const { protocol, host, pathname } = url;
  return `${protocol}//${host}${logPath(pathname)}`;
}

function withoutQuery(text: string): string {
  return text.replaceAll(/[?#]\S*/g, '');
}
