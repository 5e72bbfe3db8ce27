import { ApiError } from './api-error';
import { maxBodyBytes, readBody } from './request-body';

function post(body: BodyInit | null, contentType?: string): Request {
  const headers = new Headers(contentType === undefined ? {} : { 'content-type': contentType });
  return new Request('http://site.test/api', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

async function refusalOf(request: Request, kinds: readonly ('json' | 'form')[] = ['json']) {
  const error: unknown = await readBody(request, { kinds }).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  return { status: error.status, body: error.body };
}

describe('reading a body', () => {
  it('takes no body for an empty object, whatever the media type', async () => {
    expect(await readBody(post(null))).toEqual({});
    expect(await readBody(post('', 'text/plain'))).toEqual({});
  });

  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json; charset=utf8',
    'application/json; boundary=x',
    'application/json; boundary=x; charset=utf-8',
  ])('reads JSON sent as %s', async (contentType) => {
    expect(await readBody(post('{"a":1}', contentType))).toEqual({ a: 1 });
  });

  it.each([
    'text/plain',
    'application/json; charset=latin1',
    'application/json; boundary=x; charset=latin1',
    'application/json; charset=utf-8x',
    'application/json; charset=x-charset=utf-8',
    'application/json; charset=utf-16',
    'application/jsonx',
    'application/vnd.api+json',
    'multipart/form-data',
  ])('answers 415 for %s and names it', async (contentType) => {
    expect(await refusalOf(post('{}', contentType))).toEqual({
      status: 415,
      body: { detail: `Unsupported media type "${contentType}" in request.` },
    });
  });

  it('counts a missing media type as an empty one', async () => {
    const bytes = new TextEncoder().encode('{}');
    expect((await refusalOf(post(bytes))).body).toEqual({ detail: 'Unsupported media type "" in request.' });
  });

  it('refuses bytes that are not UTF-8 instead of replacing them', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect(await refusalOf(post(bytes, 'application/json'))).toEqual({
      status: 400,
      body: { detail: 'JSON parse error - the body is not valid UTF-8' },
    });
  });

  it('says where the JSON is malformed', async () => {
    expect((await refusalOf(post('{"email": }', 'application/json'))).body).toEqual({
      detail: 'JSON parse error - Expecting value: line 1 column 11 (char 10)',
    });
  });

  it('takes the largest body and no byte more', async () => {
    const largest = `"${'a'.repeat(maxBodyBytes - 2)}"`;
    expect(await readBody(post(largest, 'application/json'))).toHaveLength(maxBodyBytes - 2);
    expect((await refusalOf(post(`${largest} `, 'application/json'))).status).toBe(413);
  });

  it('stops reading a stream that announced no length', async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    expect((await refusalOf(post(endless, 'application/json'))).status).toBe(413);
    expect(chunks).toBeLessThan(10);
  });

  it('reads a plain form where the endpoint takes one', async () => {
    const form = post('name=Ana+B%C3%A9&message=a%0D%0Ab&website=', 'application/x-www-form-urlencoded');
    expect(await readBody(form, { kinds: ['json', 'form'] })).toEqual({
      name: 'Ana Bé',
      message: 'a\r\nb',
      website: '',
    });
    expect((await refusalOf(post('a=1', 'application/x-www-form-urlencoded'))).status).toBe(415);
  });

  it.each([
    ['a=b=c', { a: 'b=c' }],
    ['a==', { a: '=' }],
    ['&&a=1&&b=2&', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['=1', { '': '1' }],
    ['a+b=c%2Bd', { 'a b': 'c+d' }],
  ])('reads the form %s', async (text, fields) => {
    const form = post(text, 'application/x-www-form-urlencoded;charset=utf-8');
    expect(await readBody(form, { kinds: ['form'] })).toEqual(fields);
  });

  it.each([
    ['a=1&a=2', 'Duplicate or forbidden field name'],
    ['a=1&%61=2', 'Duplicate or forbidden field name'],
    ['__proto__=1', 'Duplicate or forbidden field name'],
    ['a=%ff', 'the form is not valid UTF-8'],
    ['a=%ZZ', 'the form is not valid UTF-8'],
    ['a=%00', 'Invalid control character in form'],
    ['%07=a', 'Invalid control character in form'],
  ])('refuses the form %s', async (text, reason) => {
    const refused = await refusalOf(post(text, 'application/x-www-form-urlencoded'), ['form']);
    expect(refused).toEqual({ status: 400, body: { detail: `JSON parse error - ${reason}` } });
  });

  it('believes a length that is too large, and reads nothing then', async () => {
    let reads = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          reads += 1;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const ofLength = (length: number) =>
      new Request('http://site.test/api', {
        ...{ method: 'POST', body, duplex: 'half' },
        headers: { 'content-type': 'application/json', 'content-length': String(length) },
      } as RequestInit);
    expect(await refusalOf(ofLength(maxBodyBytes + 1))).toMatchObject({ status: 413 });
    expect(reads).toBe(0);
    expect(await readBody(ofLength(maxBodyBytes))).toEqual({});
  });

  it('says how large a body may be', async () => {
    const request = post('"12345"', 'application/json');
    await expect(readBody(request, { maxBytes: 6 })).rejects.toMatchObject({
      status: 413,
      body: { detail: 'Request body is larger than 6 bytes.' },
    });
    expect(await readBody(post('"1234"', 'application/json'), { maxBytes: 6 })).toBe('1234');
  });
});
