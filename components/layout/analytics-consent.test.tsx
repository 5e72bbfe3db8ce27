import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalyticsConsent } from './analytics-consent';

const paths = { nutriai: '/nutriai', article: '/blog/a', signIn: '/sign-in' };
let pathname = '/blog';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => ({ member: null }) }));

const script = () => document.getElementById('analytics-script');

beforeEach(() => {
  localStorage.clear();
  script()?.remove();
  pathname = '/blog';
});

it('loads nothing before the answer is yes', async () => {
  render(<AnalyticsConsent measurementId="G-TEST" />);
  expect(script()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(script()).toHaveAttribute('src', 'https://www.googletagmanager.com/gtag/js?id=G-TEST');
});

it('never loads in a document that began as a private page, wherever its links lead', () => {
  localStorage.setItem('analytics-consent', 'granted');
  pathname = '/nutriai/today';
  const { rerender } = render(<AnalyticsConsent measurementId="G-TEST" />);
  pathname = '/blog';
  rerender(<AnalyticsConsent measurementId="G-TEST" />);
  expect(script()).toBeNull();
});

describe('a link to a private page', () => {
  const follow = jest.fn((event: React.MouseEvent) => event.preventDefault());

  function renderLinks() {
    render(
      <>
        {/* The browser of these tests goes nowhere by itself. */}
        <a href={paths.nutriai} target="elsewhere" onClick={follow}>
          NutriAI
        </a>
        <a href={paths.article} onClick={follow}>
          Article
        </a>
        <a href={paths.signIn} aria-haspopup="dialog" onClick={follow}>
          Sign In
        </a>
        <AnalyticsConsent measurementId="G-TEST" />
      </>,
    );
  }

  const isLeftToBrowser = async (name: string) => {
    follow.mockClear();
    await userEvent.click(screen.getByRole('link', { name }));
    return follow.mock.calls.length === 0;
  };

  it('is left to the browser once Google’s script is there, which then stays behind', async () => {
    localStorage.setItem('analytics-consent', 'granted');
    renderLinks();
    expect(script()).not.toBeNull();
    expect(await isLeftToBrowser('NutriAI')).toBe(true);
    expect(await isLeftToBrowser('Article')).toBe(false);
    expect(await isLeftToBrowser('Sign In')).toBe(false);
  });

  it('is the site’s own where nobody said yes', async () => {
    localStorage.setItem('analytics-consent', 'denied');
    renderLinks();
    expect(await isLeftToBrowser('NutriAI')).toBe(false);
  });
});
