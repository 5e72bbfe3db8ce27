import { unknownRoute } from './unknown-route';

const context = { params: Promise.resolve({}) };

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const)(
  'answers %s with 404 as JSON that nothing keeps',
  async (method) => {
    const answer = await unknownRoute[method](
      new Request('https://pear.example/api/none', { method }),
      context,
    );
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('vary')).toBe('Accept');
    const text = await answer.text();
    if (method === 'HEAD') expect(text).toBe('');
    else {
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(JSON.parse(text)).toEqual({ detail: 'Not found.' });
    }
  },
);
