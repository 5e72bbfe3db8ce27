import { render, screen } from '@testing-library/react';
import { NewsletterLink } from './newsletter-link';

it.each([
  ['unsubscribe', 'Unsubscribe', '/api/newsletter/unsubscribe/7.abc?page'],
  ['confirm', 'Confirm', '/api/newsletter/confirm/7.abc'],
] as const)('opened, a mailed link to %s does nothing: its button does', (action, label, address) => {
  globalThis.fetch = jest.fn();
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const request = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  render(<NewsletterLink action={action} token="7.abc" />);
  const button = screen.getByRole('button', { name: label });
  expect(button).toHaveAttribute('type', 'submit');
  const form = button.closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', address);
  expect([fetch, submit, request].map((call) => jest.mocked(call).mock.calls)).toEqual([[], [], []]);
  jest.restoreAllMocks();
});
