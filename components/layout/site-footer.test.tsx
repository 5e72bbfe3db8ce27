import { render, screen, within } from '@testing-library/react';
import { getSettings } from '@/lib/platform/settings/settings';
import type { Publication } from '@/lib/content/reading/publication-of-row';
import { SiteFooter } from './site-footer';

jest.mock('@/lib/platform/settings/settings', () => ({ getSettings: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeEach(() => {
  jest
    .mocked(getSettings, { shallow: true })
    .mockReturnValue({ SITE_URL: 'https://pear.example' } as ReturnType<typeof getSettings>);
});

const nothingSet: Publication = {
  operator: null,
  profiles: [],
  medicalReviewer: null,
  funding: null,
  donationUrl: null,
  newsletter: 'off',
  newsletterIntro: null,
};
const profiles: Publication['profiles'] = [
  { network: 'Instagram', url: 'https://instagram.example/pear' },
  { network: 'Facebook', url: 'https://facebook.example/pear' },
  { network: 'Pinterest', url: 'https://pinterest.example/pear' },
  { network: 'YouTube', url: 'https://youtube.example/pear' },
];
const allSet = { ...nothingSet, profiles };

afterEach(() => jest.useRealTimers());

const linksOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has the four sections of the specification, each with its links', () => {
  render(<SiteFooter siteName="Little Pear" publication={allSet} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Company',
    'Help',
    'Follow Us',
    'API and Links',
  ]);
  expect(linksOf('Company')).toEqual([
    ['About Us', '/about-us'],
    ['Contact Us', '/contact'],
  ]);
  expect(linksOf('Help')).toEqual([
    ['FAQ', '/faq'],
    ['Terms & Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ]);
  expect(linksOf('Follow Us')).toEqual([
    ['Instagram', 'https://instagram.example/pear'],
    ['Facebook', 'https://facebook.example/pear'],
    ['Pinterest', 'https://pinterest.example/pear'],
    ['YouTube', 'https://youtube.example/pear'],
  ]);
  expect(linksOf('API and Links')).toEqual([
    ['Sitemap', '/sitemaps'],
    ['API', '/sitemap.xml'],
  ]);
});

it('shares at four networks where no page is set, and leads to a network’s bare address never', () => {
  render(<SiteFooter siteName="Little Pear" publication={nothingSet} />);
  expect(linksOf('Follow Us').map(([label]) => label)).toEqual([
    'Share on Facebook',
    'Share on Pinterest',
    'Share on Bluesky',
    'Share on Reddit',
  ]);
  for (const [, href] of linksOf('Follow Us')) {
    expect(new URL(String(href)).pathname).not.toBe('/');
    expect(decodeURIComponent(String(href))).toContain('https://pear.example');
  }
});

it('leads to the pages that are set, and fills up to four with others, each network once', () => {
  const two = profiles.slice(1, 2).concat(profiles.slice(3));
  render(<SiteFooter siteName="Little Pear" publication={{ ...nothingSet, profiles: two }} />);
  expect(linksOf('Follow Us').map(([label]) => label)).toEqual([
    'Facebook',
    'YouTube',
    'Share on Pinterest',
    'Share on Bluesky',
  ]);
});

it('names the publisher and where to give, when they are set', () => {
  const operator = {
    name: 'Pear Trust',
    addressLines: ['1 Orchard Lane', 'Bath'],
    email: null,
    phone: null,
    registration: null,
    dataProtectionContact: null,
  };
  const publication = { ...nothingSet, operator, donationUrl: 'https://give.example/pear' };
  render(<SiteFooter siteName="Little Pear" publication={publication} />);
  expect(screen.getByText(/published by Pear Trust, 1 Orchard Lane, Bath/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Support Little Pear/ })).toHaveAttribute(
    'href',
    'https://give.example/pear',
  );
});

it('leads to the checker, the foods and the recipes beside its four sections', () => {
  render(<SiteFooter siteName="Little Pear" publication={allSet} />);
  const links = within(
    screen.getByRole('navigation', { name: 'Food checker, foods and recipes' }),
  ).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Can my baby eat …?', '/nutriai/can-my-baby-eat'],
    ['Foods', '/nutriai/foods'],
    ['Recipes', '/nutriai/recipes'],
  ]);
});

it('leads to how the site works and to who writes for it', () => {
  render(<SiteFooter siteName="Little Pear" publication={nothingSet} />);
  expect(screen.getByRole('link', { name: 'How we write, check and correct' })).toHaveAttribute(
    'href',
    '/how-we-work',
  );
  expect(screen.getByRole('link', { name: 'Authors and reviewers' })).toHaveAttribute('href', '/authors');
});

it('opens the API and other sites in a new tab, says so, and lets none of them reach back', () => {
  render(<SiteFooter siteName="Little Pear" publication={allSet} />);
  const inNewTab = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(inNewTab.map((link) => link.textContent)).toEqual([
    'Instagram',
    'Facebook',
    'Pinterest',
    'YouTube',
    'API',
  ]);
  for (const link of inNewTab) expect(link).toHaveAccessibleDescription('Opens in a new tab');
  for (const link of inNewTab) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('names the year of today and the site', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z') });
  render(<SiteFooter siteName="Kleine Birne" publication={allSet} />);
  expect(screen.getByText('© 2031 Kleine Birne')).toBeInTheDocument();
});

it('says on every page that it is no doctor', () => {
  render(<SiteFooter siteName="Little Pear" publication={allSet} />);
  expect(screen.getByText(/not medical advice/)).toBeInTheDocument();
});
