import './when-prepared';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import next from 'next';
import { TextThread } from '../lib/wagtail-api/edit/texts/text-thread';
import { EngineThread } from '../lib/nutriai/server/engine-thread/engine-thread';
import { meaningLimits, MeaningThread } from '../lib/nutriai/server/meaning/meaning-thread';
import { shareMeaning } from '../lib/nutriai/server/meaning/shared-meaning';
import { shareThread } from '../lib/platform/threads/shared-threads';
import { probeDatabase } from '../lib/platform/database/probe-database';
import { writesWaiting } from '../lib/platform/database/adapters/queue-of-file';
import { askAhead, askForSlowest } from '../lib/front/ask-ahead';
import { builtRoutes } from '../lib/front/next-adapter/built-routes';
import { checkNext } from '../lib/front/next-adapter/check-next';
import type { FrontOperation } from '../lib/front/front-answers';
import { createFrontServer } from '../lib/front/front-server';
import { gracefulStop } from '../lib/front/graceful-stop';
import { cachedReadiness } from '../lib/front/health';
import { MarkdownThread } from '../lib/front/markdown/markdown-thread';
import { createMetrics } from '../lib/front/metrics';
import { startPageCacheBus } from '../lib/front/page-cache-bus';
import { dataPath } from '../lib/platform/files/data-dir';
import { claimForServer } from '../lib/platform/files/data-folder-lock';
import { getSettings } from '../lib/platform/settings/settings';
import { startIsOver } from '../lib/platform/process/after-start';
import { startTopicBus } from '../lib/platform/live/topic-bus';
import { log } from '../lib/platform/log/log';
import { onStop } from '../lib/platform/process/stopping';
import { surviveFailures } from '../lib/platform/process/survive-failures';

const settings = getSettings();
const { PORT, HOST, SITE_URL, NODE_ENV } = settings;
const isDevelopment = NODE_ENV !== 'production';

// In development nothing of Next is used but what it documents.
const nextCheck = isDevelopment
  ? null
  : checkNext({ root: process.cwd(), buildFolder: path.resolve('.next') });
for (const { reliance, problem } of nextCheck?.problems ?? [])
  log.warn('Next is not as expected', { what: reliance.name, problem, so: reliance.withoutIt });

const markdown = new MarkdownThread(path.resolve('.programs/lib/front/markdown/markdown-worker.mjs'));
const { server, handOver, drain, hold, pagesKept } = createFrontServer({
  isCaching: !isDevelopment,
  site: {
    siteUrl: SITE_URL,
    hasGoogleSignIn: settings.GOOGLE_CLIENT_ID !== undefined,
    hasAnalytics: settings.ANALYTICS_ID !== undefined,
    apiHost: settings.NEXT_PUBLIC_API_HOST,
  },
  isRuntimeLate: settings.LATE_RUNTIME === 'on',
  isStock: nextCheck?.hasLost('documents') ?? false,
  writeMarkdown: markdown.write,
  operation: () => operation,
});
const probe = probeDatabase(settings.DATABASE_URL);
const stop = gracefulStop({
  server,
  drain,
  hold,
  drainMs: settings.DRAIN_SECONDS * 1000,
  exit: (code) => process.exit(code),
});
const operation = operationOfSite();

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal, 0));
// Killed itself, the process that started this one cannot pass anything on.
const endAlone = () => stop('the process that started this one is gone', 0);
process.once('disconnect', endAlone);
process.channel?.unref();
if (process.send && !process.connected) endAlone();
await claimForServer(settings.DATABASE_URL ? 'run PostgreSQL' : 'run SQLite', ({ message }) => {
  process.stderr.write(`The server does not start. ${message}\n`);
  process.exit(1);
});
surviveFailures(() => stop('uncaught exception', 1));
onStop('probe', { close: () => probe.close() });
const engine = new EngineThread(path.resolve('.programs/lib/nutriai/server/engine-thread/engine-worker.mjs'));
shareThread('engine', engine);
onStop('engine', { close: () => engine.close() });
// Loaded when the first question needs it.
const meaningThread = new EngineThread(
  path.resolve('.programs/lib/nutriai/server/meaning/meaning-worker.mjs'),
  meaningLimits,
);
const meaning = new MeaningThread(meaningThread);
shareMeaning(meaning);
onStop('meaning', { close: () => meaningThread.close() });
const editorTexts = new TextThread(path.resolve('.programs/lib/wagtail-api/edit/texts/text-worker.mjs'));
shareThread('editor texts', editorTexts);
onStop('editor texts', { close: () => editorTexts.close() });
onStop('markdown', { close: () => markdown.close() });
if (settings.REDIS_URL) {
  onStop('page cache bus', startPageCacheBus(settings.REDIS_URL, SITE_URL));
  onStop('topic bus', startTopicBus(settings.REDIS_URL, SITE_URL));
}

const app = next({
  dev: isDevelopment,
  dir: process.cwd(),
  hostname: 'localhost',
  port: PORT,
  // Next listens to it for the sockets of development; in production nothing may be upgraded.
  ...(isDevelopment ? { httpServer: server } : {}),
});
await app.prepare();
const handle = app.getRequestHandler();
// In development routes are compiled when they are asked for.
const callBuiltRoute =
  nextCheck === null || nextCheck.hasLost('routes')
    ? () => null
    : builtRoutes({
        buildFolder: path.resolve('.next'),
        siteUrl: SITE_URL,
        isTraced: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
      });
handOver(async (request, response) => {
  await (callBuiltRoute(request, response) ?? handle(request, response));
});

server.on('error', (error) => {
  process.stderr.write(`The server cannot listen on port ${PORT}: ${error.message}\n`);
  process.exit(1);
});
server.listen(PORT, HOST, () => {
  process.stdout.write(`\nReady: ${SITE_URL}\n`);
  void warmUp();
});

/**
 * The first page opens the database and wakes the jobs' clock; a route is loaded, and says what it would have
 * done ahead, when it is first asked for.
 */
const askedAhead = ['/', '/api/nutriai/meal-plans'];

/** Asks ourselves before a visitor waits for it; then comes what else is worth doing ahead. */
async function warmUp(): Promise<void> {
  // In development routes are compiled when they are asked for: only the page is worth it, and nothing is done ahead.
  const site = { origin: `http://127.0.0.1:${PORT}`, isClosed: () => !server.listening };
  for (const path of isDevelopment ? askedAhead.slice(0, 1) : askedAhead) await askAhead(site, path);
  engine.warmUp();
  if (isDevelopment) return;
  await askForSlowest(site);
  await startIsOver();
}

/** What the site does without, for whoever asks `/readyz`. */
function detail(): string | null {
  return [nextCheck?.detail, meaning.problem()].filter((each) => typeof each === 'string').join('\n') || null;
}

function operationOfSite(): FrontOperation {
  let isReady = false;
  const readiness = cachedReadiness(async () => {
    const problem = await probe.problem();
    isReady = problem === null;
    if (problem !== null) log.warn('not ready', { problem });
    return problem;
  }, Date.now);
  const metrics = createMetrics({
    pagesKept,
    writesWaiting,
    workByState: () =>
      probe.workByState().catch((error: unknown) => {
        log.warn('jobs could not be counted', { error: String(error) });
        return [];
      }),
    diskFreeBytes: async () => {
      const { bavail, bsize } = await statfs(dataPath());
      return bavail * bsize;
    },
    isReady: () => isReady,
  });
  return { readiness: { ...readiness, detail }, metrics, settings };
}
