import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { SessionLink } from './session-link';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: jest.fn() }));

const openSignIn = jest.fn();

function renderAs(status: ReturnType<typeof useAuth>['status'], address = '/') {
  const [pathname = '', query] = address.split('?');
  jest.mocked(usePathname).mockReturnValue(pathname);
  jest.mocked(useSearchParams, { shallow: true }).mockReturnValue(new URLSearchParams(query) as never);
  jest
    .mocked(useAuth, { shallow: true })
    .mockReturnValue({ status, openSignIn } as unknown as ReturnType<typeof useAuth>);
  render(<SessionLink className="link" />);
}

beforeEach(() => openSignIn.mockClear());

it('leads a member to the profile', () => {
  renderAs('signed-in');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

it('says when the reader is on the profile', () => {
  renderAs('signed-in', '/profile');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
});

it.each(['signed-out', 'unknown'] as const)(
  'opens the dialog for a visitor whose session is %s',
  (status) => {
    renderAs(status);
    const link = screen.getByRole('link', { name: 'Sign In' });
    const wasLeftToTheBrowser = fireEvent.click(link);
    expect(wasLeftToTheBrowser).toBe(false);
    expect(openSignIn).toHaveBeenCalledWith({ opener: link });
  },
);

it.each([
  ['/', '/sign-in?next=%2F'],
  ['/nutriai/today', '/sign-in?next=%2Fnutriai%2Ftoday'],
  ['/search?q=pear%26plum&page=2', '/sign-in?next=%2Fsearch%3Fq%3Dpear%2526plum%26page%3D2'],
  ['/sign-in', '/sign-in'],
  ['/sign-in?next=%2Fblog', '/sign-in?next=%2Fblog'],
  ['/sign-in?next=%2F%2Felsewhere.example', '/sign-in'],
  ['/sign-in?next=javascript%3Aalert(1)', '/sign-in'],
  ['//elsewhere.example', '/sign-in'],
  ['/\\elsewhere.example', '/sign-in'],
])('leads from %s to the page that does the same and back where scripts do not run', (address, href) => {
  renderAs('signed-out', address);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', href);
});
