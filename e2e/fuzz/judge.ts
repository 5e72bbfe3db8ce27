import type { RawAnswer, RawRequest } from './raw-http';

/** Addresses whose refusals programs read. */
const pathsOfApi = /^\/(?:api|admin\/api)(?:[/?]|$)/;
/** The assistants' protocol has a form of its own for what a message did wrong. */
const pathOfAssistants = /^\/mcp\/?(?:\?|$)/;
const pathsOfPanel = /^\/cms-api(?:[/?]|$)/;
const pages = /^\/api\/docs\/?(?:\?|$)/;

/** What must never be read in an answer: our insides. */
const insides =
  /node_modules|\/\.next\/|at (?:async )?[\w.]+ \((?:file:|node:|\/)|SQLITE_|Failed query|drizzle|ECONNREFUSED|password_?hash["' ]*[:=]|Internal Server Error/i;

/** What is wrong with an answer by itself, whatever was asked. */
export function problemsOf(origin: string, request: RawRequest, answer: RawAnswer): string[] {
  const { status, headers } = answer;
  if (status === 0) return ['no answer'];
  const problems: string[] = [];
  if (status >= 500) problems.push(`status ${status}`);
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('nosniff is missing');
  if (headers['access-control-allow-origin'] === 'https://evil.example')
    problems.push('a foreign origin is let in');
  if ('x-injected' in headers) problems.push('a header was injected');
  if (/^(?:\w+:|[/\\]{2})/.test(headers['location'] ?? '') && !headers['location']?.startsWith(origin))
    problems.push(`redirects to ${headers['location']}`);
  if ('x-powered-by' in headers) problems.push('says what it runs on');
  if (status >= 400 && request.method !== 'HEAD') problems.push(...refusalProblems(request, answer));
  return problems;
}

function refusalProblems(request: RawRequest, answer: RawAnswer): string[] {
  const text = answer.body.toString('utf8');
  if (insides.test(text)) return [`shows its insides: ${insides.exec(text)?.[0]}`];
  const target = request.target.replace(/^https?:\/\/[^/]*/i, '');
  if (pathsOfPanel.test(target)) return panelProblems(answer, text);
  if (pathOfAssistants.test(target)) return isProtocolError(text) ? [] : contractProblems(answer, text);
  if (!pathsOfApi.test(target) || pages.test(target)) return [];
  return contractProblems(answer, text);
}

function contractProblems({ status, headers }: RawAnswer, text: string): string[] {
  if (!headers['content-type']?.startsWith('application/json'))
    return [`${status} is no JSON: ${headers['content-type']}`];
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [`${status} has no object as its body`];
  const problems: string[] = [];
  const isFields = Object.entries(body).every(
    ([name, value]) =>
      name === 'code' ||
      (name === 'sources' && isCited(value)) ||
      (name === 'refused' && isRefusedRecipe(value)) ||
      isMessages(value),
  );
  const isDetail = 'detail' in body && typeof body.detail === 'string';
  const isContentMessage = 'message' in body && typeof body.message === 'string';
  // A vote that was given before, and a page that stands elsewhere, answer with what there is.
  const isOwnAnswer = status === 409;
  if (!isDetail && !isContentMessage && !isOwnAnswer && !(status === 400 && isFields))
    problems.push(`${status} has another shape: ${text.slice(0, 200)}`);
  if (status === 401 && headers['www-authenticate'] === undefined && !/Token|Refresh token/.test(text))
    problems.push('401 without a challenge');
  if (status === 405 && headers['allow'] === undefined) problems.push('405 without Allow');
  if ((status === 429 || status === 503) && headers['retry-after'] === undefined)
    problems.push(`${status} without Retry-After`);
  return problems;
}

/** What a refusal for a child's safety rests on. */
function isCited(value: unknown): boolean {
  const isSource = (each: unknown) =>
    typeof each === 'object' && each !== null && 'org' in each && 'title' in each && 'url' in each;
  return Array.isArray(value) && value.length > 0 && value.every(isSource);
}

/** Why no recipe was written, and what helps instead. */
function isRefusedRecipe(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('sources' in value)) return false;
  const { sources, ...texts } = value;
  return isCited(sources) && Object.values(texts).every((text) => typeof text === 'string');
}

/** Texts of a field, or of what is inside it. */
function isMessages(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string');
  return typeof value === 'object' && value !== null && Object.values(value).every(isMessages);
}

function isProtocolError(text: string): boolean {
  const body = parse(text);
  return typeof body === 'object' && body !== null && 'jsonrpc' in body && 'error' in body;
}

function panelProblems({ status, headers }: RawAnswer, text: string): string[] {
  if (!headers['content-type']?.startsWith('application/json'))
    return [`${status} is no JSON: ${headers['content-type']}`];
  const body = parse(text);
  const isKnown =
    typeof body === 'object' && body !== null && ('errors' in body || 'message' in body || 'detail' in body);
  return isKnown ? [] : [`${status} has another shape: ${text.slice(0, 200)}`];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
