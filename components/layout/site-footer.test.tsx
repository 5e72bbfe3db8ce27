import { render, screen, within } from '@testing-library/react';
import { getSettings } from '@/lib/platform/settings/settings';
import { SiteFooter } from './site-footer';

jest.mock('@/lib/platform/settings/settings', () => ({ getSettings: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeEach(() => {
  jest.mocked(getSettings, { shallow: true }).mockReturnValue({
    SOCIAL_INSTAGRAM_URL: 'https://instagram.example/pear',
    SOCIAL_FACEBOOK_URL: 'https://facebook.example/pear',
    SOCIAL_PINTEREST_URL: 'https://pinterest.example/pear',
    SOCIAL_YOUTUBE_URL: 'https://youtube.example/pear',
  } as ReturnType<typeof getSettings>);
});

afterEach(() => jest.useRealTimers());

const linksOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(' (opens in a new tab)', ''), link.getAttribute('href')]);

it('has the four sections of the specification, each with its links', () => {
  render(<SiteFooter siteName="Little Pear" />);
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

it('leads to the feeds where no network is set, and to a network’s bare address never', () => {
  jest.mocked(getSettings, { shallow: true }).mockReturnValue({} as ReturnType<typeof getSettings>);
  render(<SiteFooter siteName="Little Pear" />);
  expect(linksOf('Follow Us')).toEqual([
    ['RSS feed', '/feed.xml'],
    ['JSON feed', '/feed.json'],
  ]);
});

it('shows of the networks those that are set', () => {
  jest
    .mocked(getSettings, { shallow: true })
    .mockReturnValue({ SOCIAL_YOUTUBE_URL: 'https://youtube.example/pear' } as ReturnType<
      typeof getSettings
    >);
  render(<SiteFooter siteName="Little Pear" />);
  expect(linksOf('Follow Us')).toEqual([['YouTube', 'https://youtube.example/pear']]);
});

it('leads to the checker, the foods and the recipes beside its four sections', () => {
  render(<SiteFooter siteName="Little Pear" />);
  const links = within(
    screen.getByRole('navigation', { name: 'Food checker, foods and recipes' }),
  ).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Can my baby eat …?', '/nutriai/can-my-baby-eat'],
    ['Foods', '/nutriai/foods'],
    ['Recipes', '/nutriai/recipes'],
  ]);
});

it('opens the API and other sites in a new tab, says so, and lets none of them reach back', () => {
  render(<SiteFooter siteName="Little Pear" />);
  const inNewTab = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(inNewTab.map((link) => link.textContent)).toEqual(
    ['Instagram', 'Facebook', 'Pinterest', 'YouTube', 'API'].map((name) => `${name} (opens in a new tab)`),
  );
  for (const link of inNewTab) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('names the year of today and the site', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z') });
  render(<SiteFooter siteName="Kleine Birne" />);
  expect(screen.getByText('© 2031 Kleine Birne')).toBeInTheDocument();
});

it('says on every page that it is no doctor', () => {
  render(<SiteFooter siteName="Little Pear" />);
  expect(screen.getByText(/not medical advice/)).toBeInTheDocument();
});
