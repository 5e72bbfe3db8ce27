import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { useAuth } from '@/lib/session/auth-context';
import { SessionLink } from './session-link';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('@/lib/session/auth-context', () => ({ useAuth: jest.fn() }));

const openSignIn = jest.fn();

function renderAs(status: ReturnType<typeof useAuth>['status'], pathname = '/') {
  jest.mocked(usePathname).mockReturnValue(pathname);
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

it('leads to the page that does the same where scripts do not run', () => {
  renderAs('signed-out');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
});
