import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { AuthShell } from './auth-shell';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('./sign-in-dialog', () => {
  throw new Error('ChunkLoadError');
});

function Header() {
  const { openSignIn } = useAuth();
  return <button onClick={() => openSignIn()}>Open</button>;
}

it('leads to the page /sign-in and back when the code of the dialog cannot be fetched, instead of breaking the page', async () => {
  window.history.replaceState(null, '', '/blog?page=2');
  render(
    <AuthShell siteName="Little Pear">
      <Header />
    </AuthShell>,
  );
  await act(async () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/sign-in?next=%2Fblog%3Fpage%3D2']]));
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
});
