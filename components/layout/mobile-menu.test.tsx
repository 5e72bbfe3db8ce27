import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { MobileMenu } from './mobile-menu';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const pathname = jest.mocked(usePathname);
const opener = () => screen.getByRole('button', { name: 'Open the menu' });
const blogLink = () => screen.queryByRole('link', { name: 'Blog' });

const menu = () => (
  <MobileMenu>
    <a href="#blog">Blog</a>
  </MobileMenu>
);

async function renderOpen() {
  pathname.mockReturnValue('/');
  const user = userEvent.setup();
  const view = render(<div>{menu()}</div>);
  await user.click(opener());
  expect(blogLink()).toBeInTheDocument();
  return { user, ...view };
}

it('shows its links only when it is opened, and says which part it opens', async () => {
  pathname.mockReturnValue('/');
  render(menu());
  expect(blogLink()).not.toBeInTheDocument();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  const closer = screen.getByRole('button', { name: 'Close the menu' });
  expect(closer).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(closer.getAttribute('aria-controls') ?? '')).toContainElement(blogLink());
});

it('closes by the same button', async () => {
  const { user } = await renderOpen();
  await user.click(screen.getByRole('button', { name: 'Close the menu' }));
  expect(blogLink()).not.toBeInTheDocument();
});

it('closes on Escape and gives the focus back to its button', async () => {
  const { user } = await renderOpen();
  await user.tab();
  expect(blogLink()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(blogLink()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('keeps the focus from its button to its last link and round again', async () => {
  const { user } = await renderOpen();
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  await user.tab();
  expect(blogLink()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(blogLink()).toHaveFocus();
});

it('takes the focus back from the page that it covers', async () => {
  const { user } = await renderOpen();
  act(() => screen.getByRole('button', { name: 'Close the menu' }).blur());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
});

it('stays open on any other key', async () => {
  const { user } = await renderOpen();
  await user.keyboard('a{Tab}');
  expect(blogLink()).toBeInTheDocument();
});

it('closes on a tap beside it', async () => {
  const { user, container } = await renderOpen();
  const backdrop = container.querySelector('[aria-hidden="true"]:not(svg)');
  if (!backdrop) throw new Error('there is nothing beside the menu');
  await user.click(backdrop);
  expect(blogLink()).not.toBeInTheDocument();
});

it('closes when the route changes, and does not open again on the way back', async () => {
  const { rerender } = await renderOpen();
  pathname.mockReturnValue('/blog');
  rerender(<div>{menu()}</div>);
  expect(blogLink()).not.toBeInTheDocument();
  pathname.mockReturnValue('/');
  rerender(<div>{menu()}</div>);
  expect(blogLink()).not.toBeInTheDocument();
});

it('closes when the browser goes back to the same page with another query', async () => {
  await renderOpen();
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(blogLink()).not.toBeInTheDocument();
});

it('closes on a link to the page one is on', async () => {
  const { user } = await renderOpen();
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  expect(blogLink()).not.toBeInTheDocument();
});
