import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerConditions } from '@/lib/front/answer-conditions';
import { connectionsCheckingInterval, limitConnections, limitDelivery } from '@/lib/front/client-limits';
import { guardConnections } from '@/lib/front/guard-connections';
import { noteAnswers } from '@/lib/front/last-answer';
import { lingerBeforeClosing } from '@/lib/front/linger';
import { createMetrics } from '@/lib/front/metrics';
import { requestHeadProblem } from '@/lib/front/request-head';
import { setTrustedHeaders } from '@/lib/front/trusted-headers';
import { requestName, watchRequest } from '@/lib/front/watch-request';

/**
 * One finished answer by `node:http`, as `bare-node.ts` gives it, with the checks of the head and of the connection,
 * the line in the log and the counters that each request of the site has, and nothing else: no address is looked at.
 */
const { WATCHED_PORT = '', WATCHED_PAGE = '' } = process.env;
const body = readFileSync(path.join(WATCHED_PAGE, 'body'));
const headers = JSON.parse(readFileSync(path.join(WATCHED_PAGE, 'headers.json'), 'utf8')) as string[];
const own = { host: `127.0.0.1:${WATCHED_PORT}`, scheme: 'http' };
const none = () => 0;
const metrics = createMetrics({
  pagesKept: none,
  writesWaiting: none,
  workByState: async () => [],
  diskFreeBytes: async () => 0,
  isReady: () => true,
});

const limits = { maxHeaderSize: 16_384, connectionsCheckingInterval, requireHostHeader: false };
const server = createServer(limits, (request, response) => {
  const problem = requestHeadProblem(request);
  setTrustedHeaders(request, own);
  watchRequest(request, response, { metrics, trustedProxies: 1 });
  answerConditions(request, response);
  response.writeHead(problem?.status ?? 200, [...headers, ...requestName(request)]);
  response.end(body);
  limitDelivery(response);
});
limitConnections(server);
noteAnswers(server);
guardConnections(server, {});
lingerBeforeClosing(server);
server.listen(Number(WATCHED_PORT), '127.0.0.1');
