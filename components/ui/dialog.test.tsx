import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

function Opened({ is: Kind, isBusy = false }: { is: typeof Sheet; isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Kind title="Log a drink" isBusy={isBusy} onClose={() => setOpen(false)}>
          <p>Inside</p>
        </Kind>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Log a drink' });

async function open(kind: typeof Sheet, isBusy = false) {
  render(<Opened is={kind} isBusy={isBusy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog()).toBeVisible();
}

async function goBack() {
  await act(async () => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await isBack;
  });
}

describe.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
])('%s', (_name, kind) => {
  it('is named by its title, closes by its button and gives the focus back', async () => {
    await open(kind);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes by a click on the backdrop, not by one inside', async () => {
    await open(kind);
    await userEvent.click(screen.getByText('Inside'));
    expect(dialog()).toBeVisible();
    await userEvent.click(screen.getByRole('dialog'));
    expect(dialog()).toBeNull();
  });

  it('stays while something runs that must not be lost', async () => {
    await open(kind, true);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(dialog()).toBeVisible();
  });
});

it('closes a sheet by the browser’s Back, and leaves the page where it is', async () => {
  await open(Sheet);
  expect(window.history.state).toHaveProperty('sheet');
  await goBack();
  expect(dialog()).toBeNull();
  expect(window.history.state ?? {}).not.toHaveProperty('sheet');
});

it('leaves Back to the page in a dialog', async () => {
  await open(Dialog);
  expect(window.history.state ?? {}).not.toHaveProperty('sheet');
});
