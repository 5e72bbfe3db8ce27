import { render, screen } from '@testing-library/react';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { SignInView } from './sign-in-view';

const replace = jest.fn();
const router = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const auth = { status: 'signed-out' as Auth['status'], login: jest.fn() };
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

it('shows the form at once, for password managers, under the page’s only main heading', () => {
  render(<SignInView siteName="Little Pear" next="/profile" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Little Pear' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(replace).not.toHaveBeenCalled();
});

it('leads on as soon as the visitor is signed in, without a way back into the form', () => {
  auth.status = 'signed-in';
  render(<SignInView siteName="Little Pear" next="/nutriai" />);
  expect(replace).toHaveBeenCalledWith('/nutriai');
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/nutriai');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
