import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/lib/accounts/client/auth-context';
import { leaveSession } from '@/lib/accounts/client/session-store';
import { later, serve } from '@/lib/accounts/client/testing/fake-server';
import { SignInDialog } from './sign-in-dialog';

const dialog = () => screen.getByRole('dialog', { name: 'Welcome to Little Pear' });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => leaveSession('User logged out')));

async function renderDialog() {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const view = render(
    <AuthProvider renderSignIn={() => null}>
      <SignInDialog siteName="Little Pear" onClose={onClose} />
    </AuthProvider>,
  );
  await act(async () => undefined);
  return { user, onClose, ...view };
}

/** Up to a sign-in that never answers. */
async function renderBusyDialog() {
  const server = serve({ 'POST /api/login': () => later<Response>().promise });
  const view = await renderDialog();
  await view.user.click(screen.getByRole('button', { name: 'Email' }));
  await view.user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await view.user.type(screen.getByLabelText('Password'), 'Secret-12{Enter}');
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeInTheDocument();
  return { server, ...view };
}

/** Not one of Testing Library's events, which wait until all effects have run. */
const fireEventNow = (event: Event) => document.dispatchEvent(event);

/** As in a browser, where an effect may run some time after what it belongs to was drawn. */
async function withoutAct(run: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

it('is a modal dialog, named and described by what it shows', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await renderDialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog()).toHaveAccessibleDescription('Join our community for the best parenting experience.');
  showModal.mockRestore();
});

it('closes by its button', async () => {
  const { user, onClose } = await renderDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by Escape, and so that the browser does not close it a second time', async () => {
  const { onClose } = await renderDialog();
  const isHandled = !fireEvent.keyDown(dialog(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(isHandled).toBe(true);
});

it("closes when the browser asks it to, as Android's back gesture does", async () => {
  const { onClose } = await renderDialog();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not close by the Escape that ends the composing of a character', async () => {
  const { onClose } = await renderDialog();
  fireEvent.keyDown(dialog(), { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by a click on the backdrop', async () => {
  const { user, onClose } = await renderDialog();
  await user.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open for a click inside, and for a press that begins inside and ends on the backdrop', async () => {
  const { user, onClose } = await renderDialog();
  await user.click(screen.getByRole('heading'));
  fireEvent.mouseDown(screen.getByRole('heading'));
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
});

it('closes neither by Escape nor by the backdrop while a request runs', async () => {
  const { user, onClose } = await renderBusyDialog();
  const isHandled = !fireEvent.keyDown(dialog(), { key: 'Escape' });
  const isCancelHandled = !fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  await user.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  // The browser must not close it on its own either.
  expect([isHandled, isCancelHandled]).toEqual([true, true]);
});

it('does not close by an Escape that comes as soon as the button reads Processing...', async () => {
  serve({ 'POST /api/login': () => later<Response>().promise });
  const { user, onClose } = await renderDialog();
  await user.click(screen.getByRole('button', { name: 'Email' }));
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.type(screen.getByLabelText('Password'), 'Secret-12');
  const submit = screen.getByRole('button', { name: 'Sign In' });
  const pressed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (submit.textContent !== 'Processing...') return;
      observer.disconnect();
      fireEventNow(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      resolve();
    }).observe(submit, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  await withoutAct(async () => {
    submit.click();
    await pressed;
  });
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by its button even then, and calls the request off', async () => {
  const { user, onClose, server, unmount } = await renderBusyDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(server.calls[0]?.init.signal?.aborted).toBe(true);
});

it('follows when the browser has closed it on its own, and not the echo of an earlier closing', async () => {
  const { onClose } = await renderDialog();
  fireEvent(dialog(), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('holds the page behind it still while it is open', async () => {
  const { unmount } = await renderDialog();
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});
