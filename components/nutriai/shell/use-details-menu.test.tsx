import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDetailsMenu } from './use-details-menu';

function Menu() {
  const { details, summary, leave } = useDetailsMenu();
  return (
    <>
      <details ref={details} data-testid="menu">
        <summary ref={summary}>Which baby</summary>
        <button onClick={leave}>Mia</button>
      </details>
      <button>Elsewhere</button>
    </>
  );
}

const open = () => {
  render(<Menu />);
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  menu.open = true;
  return menu;
};

it('closes by Escape and by a choice, with the focus on what opened it', async () => {
  const menu = open();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Which baby')).toHaveFocus();
  menu.open = true;
  await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
  expect(menu.open).toBe(false);
  expect(screen.getByText('Which baby')).toHaveFocus();
});

it('closes when something else gets the focus or is pressed, and leaves the focus there', async () => {
  const menu = open();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(menu.open).toBe(false);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
});
