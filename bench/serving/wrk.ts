import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One kind of request, as wrk sends it over and over. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Paths, bodies and headers that change from request to request, taken in turn. */
  variants?: readonly { path?: string; headers?: Readonly<Record<string, string>>; body?: string }[];
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were no 2xx or 3xx, and connections that failed. */
  failures: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-wrk-'));

/**
 * Sends as many requests as the server takes, over so many connections (https://github.com/wg/wrk, Debian's
 * package `wrk`).
 * @throws when wrk is not installed
 */
export async function wrk(load: Load, connections: number, seconds: number): Promise<LoadResult> {
  const script = path.join(folder, 'load.lua');
  writeFileSync(script, luaOf(load));
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    load.url,
  ]);
  const result = /^RESULT (\S+) (\S+) (\S+) (\S+)$/m.exec(stdout);
  if (!result) throw new Error(`wrk said: ${stdout}`);
  const [requestsPerSecond = 0, p50Ms = 0, p99Ms = 0, failures = 0] = result.slice(1).map(Number);
  return { requestsPerSecond, p50Ms, p99Ms, failures };
}

/** The requests as a table of finished texts: building one for each call would measure the generator. */
function luaOf({ method = 'GET', headers = {}, variants = [{}] }: Load): string {
  const requests = variants.map(({ path: ownPath, headers: own = {}, body }) => {
    const all = Object.entries({ ...headers, ...own })
      .map(([name, value]) => `[ ${lua(name)} ]=${lua(value)}`)
      .join(',');
    return (
      `wrk.format(${lua(method)}, ${ownPath === undefined ? 'nil' : lua(ownPath)}, {${all}}, ` +
      `${body === undefined ? 'nil' : lua(body)})`
    );
  });
  return `
local requests, index = {}, 0
function init()
  wrk.headers["Host"] = wrk.host .. ":" .. wrk.port
  requests = {${requests.join(',\n')}}
end
function request()
  index = index % #requests + 1
  return requests[index]
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("RESULT %.1f %.3f %.3f %d\\n", summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`;
}

const lua = (text: string) => `[==[${text}]==]`;
