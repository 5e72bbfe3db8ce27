import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toast } from './toast';

function Entries() {
  const [isDeleted, setDeleted] = useState(false);
  const undo = () => setDeleted(false);
  return (
    <>
      <h1>Today</h1>
      {!isDeleted && <button onClick={() => setDeleted(true)}>Delete water</button>}
      {isDeleted && <Toast message="Water deleted." onUndo={undo} onDone={undo} />}
    </>
  );
}

it('takes the focus that was deleted with its entry, says what was done, and hands the focus on when undone', async () => {
  render(<Entries />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete water' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText('Water deleted.')).toBe(screen.getByRole('status'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus();
});
