import next from 'next';
import { createFrontServer } from '../lib/front/front-server';
import { getSettings } from '../lib/ops/settings';
import { startIsOver } from '../lib/ops/after-start';
import { log } from '../lib/ops/log';

const drainAtMostMs = 20_000;

const { PORT, HOST, SITE_URL, NODE_ENV } = getSettings();
const isDevelopment = NODE_ENV !== 'production';
const { server, handOver } = createFrontServer({ isCaching: !isDevelopment });

const app = next({
  dev: isDevelopment,
  dir: process.cwd(),
  hostname: 'localhost',
  port: PORT,
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
handOver(async (request, response) => {
  await handle(request, response);
});

server.on('error', (error) => {
  process.stderr.write(`The server cannot listen on port ${PORT}: ${error.message}\n`);
  process.exit(1);
});
server.listen(PORT, HOST, () => {
  process.stdout.write(`\nReady: ${SITE_URL}\n`);
  void wake();
});

/** The first page opens the database and wakes the jobs' clock; a route is loaded, and says what it would have done ahead, when it is first asked for. */
const askedAhead = ['/', '/api/nutriai/meal-plans'];

/** Asks ourselves before a visitor waits for it; then comes what else is worth doing ahead. */
async function wake(): Promise<void> {
  // In development routes are compiled when they are asked for: only the page is worth it, and nothing is done ahead.
  for (const path of isDevelopment ? askedAhead.slice(0, 1) : askedAhead) {
    await fetch(`http://127.0.0.1:${PORT}${path}`).catch((error: unknown) =>
      log.warn('what is asked ahead gave no answer', { path, error: String(error) }),
    );
  }
  if (!isDevelopment) await startIsOver();
}

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, drainAtMostMs).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
