import { apiUrl } from './api-url';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_API_HOST;
});

it("stays on the site's own host where no other is named", () => {
  expect(apiUrl('/api/login')).toBe('/api/login');
});

it.each(['https://api.example.org', 'https://api.example.org/'])('puts %s before the path', (host) => {
  process.env.NEXT_PUBLIC_API_HOST = host;
  expect(apiUrl('/api/login')).toBe('https://api.example.org/api/login');
});

it.each(['https://elsewhere.example', '//elsewhere.example/x', '/\\elsewhere.example', 'api/login', ''])(
  'refuses %j, which would carry a token to somebody else',
  (path) => {
    expect(() => apiUrl(path)).toThrow(RangeError);
  },
);
