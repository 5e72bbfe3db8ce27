import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { eventCounts, type EventName } from '../platform/log/event-counts';
import type { RequestKind } from './request-kind';

/** Figures that somebody else keeps, asked for when they are looked at. */
export interface MetricSources {
  /** Finished pages in memory. */
  pagesKept: () => number;
  /** Write transactions waiting for their turn. */
  writesWaiting: () => number;
  /** Jobs and mails by state; empty while the database cannot be asked. */
  workByState: () => Promise<readonly { work: 'job' | 'mail'; state: string; count: number }[]>;
  /** Bytes left where the data lies. */
  diskFreeBytes: () => Promise<number>;
  isReady: () => boolean;
}

export interface Metrics {
  countRequest: (request: { kind: RequestKind; status: number; isCut: boolean; seconds: number }) => void;
  /** All figures in Prometheus' text form. */
  text: () => Promise<{ contentType: string; body: string }>;
}

/**
 * How closely the event loop's delays are measured: prom-client's usual ten milliseconds are a fifth of what
 * is allowed.
 */
export const eventLoopPrecisionMs = 5;

const counted: Record<EventName, { help: string; label: string }> = {
  page_cache: { help: 'Answers about finished pages: hit, miss, render, stale', label: 'outcome' },
  rate_limited: { help: 'Calls refused because a limit was reached', label: 'limit' },
  job: { help: 'Jobs that ended: done, failed, released after their process died', label: 'outcome' },
  mail: { help: 'Attempts to send a mail: sent, failed, given up', label: 'outcome' },
  webhook: { help: 'Attempts to deliver to webhooks: delivered, failed', label: 'outcome' },
  push: { help: 'Attempts to send reminders to browsers: sent, gone, failed, again', label: 'outcome' },
  unavailable: { help: 'Calls answered with 503, by reason', label: 'reason' },
};

const prefix = 'little_pear_';

/** The figures of this process, in a registry of its own. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopPrecisionMs });

  const durations = new Histogram({
    name: `${prefix}request_seconds`,
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  addGauges(registry, sources);
  addCounters(registry);

  // A series of a label is looked up by sorting and joining all of them, which costs as much as the rest.
  const series = new Map<string, ReturnType<typeof durations.labels>>();
  const seriesOf = (kind: RequestKind, outcome: string) => {
    const name = `${kind} ${outcome}`;
    let found = series.get(name);
    if (!found) series.set(name, (found = durations.labels(kind, outcome)));
    return found;
  };

  return {
    countRequest: ({ kind, status, isCut, seconds }) =>
      seriesOf(kind, isCut ? 'cut' : `${Math.floor(status / 100)}xx`).observe(seconds),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}

function addGauges(registry: Registry, sources: MetricSources): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `${prefix}${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('ready', 'Whether /readyz said yes the last time', () => Number(sources.isReady()));
  gauge('pages_kept', 'Finished pages in memory', sources.pagesKept);
  gauge('writes_waiting', 'Write transactions waiting for their turn', sources.writesWaiting);
  gauge('disk_free_bytes', 'Bytes left where the data lies', sources.diskFreeBytes);
  new Gauge({
    name: `${prefix}work`,
    help: 'Jobs and mails by state: waiting, running, failed',
    labelNames: ['work', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { work, state, count } of await sources.workByState()) this.set({ work, state }, count);
    },
  });
}

function addCounters(registry: Registry): void {
  for (const [name, { help, label }] of Object.entries(counted)) {
    new Counter({
      name: `${prefix}${name}_total`,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of eventCounts().get(name as EventName) ?? [])
          this.inc({ [label]: value }, count);
      },
    });
  }
}

interface MetricsReader {
  METRICS_TOKEN?: string | undefined;
  TRUSTED_PROXIES: number;
}

/**
 * Who may read `/metrics`: whoever brings `METRICS_TOKEN`; without one this machine alone, and only while no
 * proxy stands before us, for what a proxy passes on comes from this machine too.
 */
export function mayReadMetrics(request: IncomingMessage, settings: MetricsReader): boolean {
  if (settings.METRICS_TOKEN) {
    return isEqual(request.headers.authorization ?? '', `Bearer ${settings.METRICS_TOKEN}`);
  }
  const isPassedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => name in request.headers,
  );
  return (
    settings.TRUSTED_PROXIES === 0 &&
    !isPassedOn &&
    /^(?:::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
  );
}

function isEqual(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Answers `/metrics`; to everybody else it is not there. */
export async function serveMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, settings }: { metrics: Metrics; settings: MetricsReader },
): Promise<void> {
  if (!mayReadMetrics(request, settings)) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
    return;
  }
  const { contentType, body } = await metrics.text();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}
