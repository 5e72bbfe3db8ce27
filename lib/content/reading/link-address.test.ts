import { isLinkAddress } from './link-address';

it.each(['/', '/blog/first-foods?page=2#salt', 'https://www.nhs.uk/start', 'https://a.example'])(
  'takes %s',
  (href) => {
    expect(isLinkAddress(href)).toBe(true);
  },
);

it.each([
  '',
  'blog/first-foods',
  '#page-2',
  '//evil.example',
  '/\\evil.example',
  'http://www.nhs.uk',
  'https://',
  'https://localhost',
  'https:evil',
  'mailto:a@b.example',
  'tel:111',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>1</script>',
  'https://a.example/a b',
])('refuses %j', (href) => {
  expect(isLinkAddress(href)).toBe(false);
});
