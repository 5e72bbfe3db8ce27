import { writeLlmsText } from './write-llms-text';

const text = writeLlmsText({
  siteName: 'Pear',
  sections: [
    { title: 'Sleep', links: [{ title: 'Naps [for\n# all](x)', path: '/blog/naps.md' }] },
    { title: 'Foods', links: [{ title: 'Egg', path: '/nutriai/foods/egg.md' }] },
  ],
  urlOf: (path) => `https://pear.example${path}`,
});

it('has the form of llmstxt.org: a name, what the site is, and lists of links, the longest under “Optional”', () => {
  expect(text.startsWith('# Pear\n\n> ')).toBe(true);
  expect(text).toContain('\n## Optional\n\n- [Egg](https://pear.example/nutriai/foods/egg.md)\n');
  expect(text).not.toContain('## Foods');
  for (const path of ['/api/openapi.json', '/mcp']) expect(text).toContain(`https://pear.example${path}`);
});

it('keeps what editors write inside the link', () => {
  expect(text).toContain('- [Naps \\[for # all\\](x)](https://pear.example/blog/naps.md)\n');
});
