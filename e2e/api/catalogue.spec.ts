import { expect, test } from './api-test';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const uuid = '00000000-0000-4000-8000-000000000000';

/** A path of the catalogue in the specification (§7), its methods, and values for what stands in braces. */
const catalogue: [path: string, methods: Method[], example?: string][] = [
  ['/api/login', ['post']],
  ['/api/register', ['post']],
  ['/api/social-login/', ['post']],
  ['/api/user-profile', ['get']],
  ['/api/token/refresh/', ['post']],
  ['/api/auth/logout', ['post']],
  ...['documents', 'images', 'pages'].flatMap((name): [string, Method[], string?][] => [
    [`/admin/api/main/${name}/`, ['get']],
    [`/admin/api/main/${name}/find/`, ['get']],
    [`/admin/api/main/${name}/{id}/`, ['get'], `/admin/api/main/${name}/1/`],
  ]),
  ...[
    'publish',
    'unpublish',
    'copy',
    'move',
    'delete',
    'revert_to_page_revision',
    'create_alias',
    'convert_alias',
  ].map((action): [string, Method[], string] => [
    `/admin/api/main/pages/{id}/action/${action}/`,
    ['post'],
    `/admin/api/main/pages/1/action/${action}/`,
  ]),
  ['/api/auth/login', ['post']],
  ['/api/auth/password/change/', ['post']],
  ['/api/auth/password/reset/', ['post']],
  ['/api/auth/password/reset/confirm/', ['post']],
  ['/api/logout', ['post']],
  ['/api/blogs', ['get']],
  ['/api/v2/blogs/', ['get']],
  ['/api/blog-categories', ['get']],
  ['/api/add-comment/{id}', ['get', 'post'], '/api/add-comment/1'],
  ['/api/v2/search_blogs/', ['get']],
  ['/api/v2/documents/', ['get']],
  ['/api/v2/documents/find/', ['get']],
  ['/api/v2/documents/{id}/', ['get'], '/api/v2/documents/1/'],
  ['/api/v2/images/', ['get']],
  ['/api/v2/images/find/', ['get']],
  ['/api/v2/images/{id}/', ['get'], '/api/v2/images/1/'],
  ['/api/v2/polls/', ['get', 'post']],
  ['/api/v2/search_web_stories/', ['get']],
  ['/api/v2/web-stories/', ['get']],
  ['/api/v2/web-stories/find/', ['get']],
  ['/api/v2/web-stories/{slug}', ['get'], '/api/v2/web-stories/no-such-story'],
  ['/api/web-stories', ['get']],
  ...['baby-profiles', 'meals', 'water-intake', 'recipes'].flatMap((name): [string, Method[], string?][] => [
    [`/api/nutriai/${name}`, ['get', 'post']],
    [`/api/nutriai/${name}/{id}`, ['get', 'put', 'patch', 'delete'], `/api/nutriai/${name}/${uuid}`],
  ]),
  ['/api/nutriai/meal-plans', ['get', 'post']],
  ['/api/nutriai/meal-plans/{id}', ['get', 'patch', 'delete'], `/api/nutriai/meal-plans/${uuid}`],
  ['/api/nutriai/insights/{id}', ['get'], `/api/nutriai/insights/${uuid}`],
  ['/api/nutriai/preview/recipes', ['get']],
  ['/api/nutriai/preview/recipes/{id}', ['get'], '/api/nutriai/preview/recipes/no-such-recipe'],
  ['/api/nutriai/recipes/generate', ['post']],
  ['/api/nutriai/recipes/favorites/list', ['get']],
  ['/api/nutriai/recipes/favorites', ['post', 'delete']],
];

const bare = (path: string) => path.replace(/\/$/, '').replace(/\{\w+\}/g, '{}');
const inDocument = new Map<string, Set<string>>();

test.beforeAll(async ({ request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  for (const [path, methods] of Object.entries(paths))
    inDocument.set(bare(path), new Set(Object.keys(methods as object)));
});

for (const [path, methods, example = path] of catalogue) {
  test(`${path} is described, and answers with and without a slash at its end`, async ({ api }) => {
    const described = inDocument.get(bare(path)) ?? new Set();
    expect({ path, missing: methods.filter((method) => !described.has(method)) }).toEqual({
      path,
      missing: [],
    });
    for (const address of [example.replace(/\/$/, ''), `${example.replace(/\/$/, '')}/`]) {
      for (const method of methods) {
        const body = method === 'get' || method === 'delete' ? undefined : {};
        const answer = await api.elsewhere().call(method.toUpperCase(), address, { body });
        const seen = `${method} ${address}: ${answer.status()}`;
        // Refused or not found as the contract says, never redirected, never another method, never at fault.
        expect([200, 302, 400, 401, 404], seen).toContain(answer.status());
        // What is found by `find/` is led to; everything else answers where it was asked.
        expect(answer.status() === 302 && !path.includes('/find/'), seen).toBe(false);
        if (answer.status() === 404)
          expect(Object.keys(await answer.json()), seen).toEqual([
            expect.stringMatching(/^(?:detail|message)$/),
          ]);
      }
    }
  });
}

for (const query of ['?include_posts=true', '?category_slug=no-such-category']) {
  test(`/api/blog-categories${query} is an address of the catalogue`, async ({ api }) => {
    for (const slash of ['', '/']) {
      const answer = await api.get(`/api/blog-categories${slash}${query}`);
      expect(answer.status()).toBe(query.includes('slug') ? 404 : 200);
    }
  });
}
