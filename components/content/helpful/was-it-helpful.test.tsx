import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WasItHelpful } from './was-it-helpful';

const answers = (status: number) => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve({ ok: status < 400 } as Response),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};

it('counts a yes with the address of the page, and asks no more', async () => {
  const fetched = answers(201);
  render(<WasItHelpful path="/blog/eggs" />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([address, JSON.parse(String(init?.body))]).toEqual([
    '/api/page-votes',
    { path: '/blog/eggs', is_helpful: true },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for telling us.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leads from a no to the contact page', async () => {
  answers(201);
  render(<WasItHelpful path="/blog/eggs" />);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('link', { name: 'tell us what was missing' })).toHaveAttribute('href', '/contact');
});

it('says when it failed, and lets one try again', async () => {
  answers(503);
  render(<WasItHelpful path="/blog/eggs" />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('status')).toHaveTextContent('Please try again later.');
  expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
});
