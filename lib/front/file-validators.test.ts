import { Stats } from 'node:fs';
import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { validateFile } from './file-validators';

const modified = new Date('2026-03-01T12:00:00.700Z');
const modifiedText = 'Sun, 01 Mar 2026 12:00:00 GMT';
const stat = Object.assign(Object.create(Stats.prototype) as Stats, {
  size: 1_234,
  mtime: modified,
  mtimeMs: modified.getTime() + 0.9,
});
const etag = `"${(1_234).toString(36)}-${modified.getTime().toString(36)}"`;

/** The headers that `send` finds after a request with these, and the ETag of the answer. */
function validated(headers: IncomingHttpHeaders, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, headers: { ...headers } });
  const response = new ServerResponse(request);
  validateFile(request, response, stat);
  return { left: request.headers, etag: response.getHeader('ETag') };
}

it('names the bytes by size and time, strongly', () => {
  expect(validated({}).etag).toBe(etag);
});

it('gives a file of another size or another time another name', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' });
  const nameOf = (changed: Partial<Stats>) => {
    const response = new ServerResponse(request);
    validateFile(request, response, Object.assign(Object.create(stat) as Stats, changed));
    return response.getHeader('ETag');
  };
  const names = [{}, { size: 1_235 }, { mtimeMs: stat.mtimeMs + 1 }].map(nameOf);
  expect(new Set(names).size).toBe(3);
  expect(nameOf({ mtimeMs: modified.getTime() })).toBe(etag);
});

const otherConditions = {
  'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT',
  'if-unmodified-since': 'Sun, 01 Mar 2026 12:00:00 GMT',
};

it.each<[string, IncomingHttpHeaders]>([
  ['none', {}],
  ['the tag that is asked for', { 'if-match': etag }],
  ['any tag', { 'if-match': '*' }],
  ['another tag than the one that is known', { 'if-none-match': '"other"' }],
  ['a date before the last change', { 'if-modified-since': 'Sun, 01 Mar 2026 11:59:59 GMT' }],
  ['the date of the last change, as a limit', { 'if-unmodified-since': modifiedText }],
  ['dates that all hold', otherConditions],
  ['a text that is no date', { 'if-modified-since': '2030' }],
])('sends the file for the condition: %s', (_which, headers) => {
  expect(validated({ ...headers, 'cache-control': 'no-cache', accept: 'image/*' }).left).toEqual({
    accept: 'image/*',
  });
});

it.each<[string, IncomingHttpHeaders]>([
  ['the tag that is known', { 'if-none-match': etag }],
  ['the tag, weakly', { 'if-none-match': `W/${etag}` }],
  ['any tag', { 'if-none-match': '*' }],
  ['the date of the last change', { 'if-modified-since': modifiedText }],
  ['a later date', { 'if-modified-since': 'Mon, 02 Mar 2026 12:00:00 GMT' }],
])('leads `send` to 304 for %s, whatever Cache-Control says', (_which, headers) => {
  expect(validated({ ...headers, 'cache-control': 'no-cache' }).left).toEqual({ 'if-none-match': etag });
});

it.each<[string, IncomingHttpHeaders]>([
  ['another tag', { 'if-match': '"other"' }],
  ['the tag, weakly', { 'if-match': `W/${etag}` }],
  ['a limit before the last change', { 'if-unmodified-since': 'Sun, 01 Mar 2026 11:59:59 GMT' }],
  ['another tag beside a date that would do', { 'if-match': '"other"', 'if-unmodified-since': modifiedText }],
])('leads `send` to 412 for %s', (_which, headers) => {
  expect(validated(headers).left).toEqual({ 'if-match': '"none"' });
});

it.each([
  ['GET', undefined, undefined],
  ['GET', etag, undefined],
  ['GET', modifiedText, undefined],
  ['GET', '"other"', '"none"'],
  ['GET', `W/${etag}`, '"none"'],
  ['GET', 'Mon, 02 Mar 2026 12:00:00 GMT', '"none"'],
  ['HEAD', undefined, '"none"'],
  ['HEAD', etag, '"none"'],
])('%s with If-Range %s has ranges unless `send` is left with %s', (method, ifRange, left) => {
  const headers = validated(ifRange === undefined ? {} : { 'if-range': ifRange }, method).left;
  expect(headers['if-range']).toBe(left);
});
