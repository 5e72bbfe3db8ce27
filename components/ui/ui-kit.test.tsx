import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { FormField } from './form-field';
import { Skeleton } from './skeleton';
import { UiKit } from './ui-kit';

it('shows every part of the kit in both themes', async () => {
  const { container } = render(<UiKit />);
  for (const theme of ['dark', 'light']) {
    const half = container.querySelector<HTMLElement>(`[data-theme="${theme}"]`);
    if (!half) throw new Error(`the ${theme} half is missing`);
    const inHalf = within(half);
    expect(inHalf.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(inHalf.getByRole('combobox', { name: 'Meal' })).toHaveValue('lunch');
    const cards = within(inHalf.getByRole('group', { name: 'One of a few, each explained' }));
    expect(cards.getByRole('radio', { name: 'Lunch' })).toBeChecked();
    await userEvent.click(cards.getByRole('radio', { name: 'Dinner' }));
    expect(cards.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    expect(inHalf.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true');
    expect(inHalf.getByText('Loading the meals…')).toBeInTheDocument();
    expect(inHalf.getByRole('heading', { name: 'No meals yet' })).toBeInTheDocument();
    await userEvent.click(inHalf.getByRole('button', { name: 'Open a sheet' }));
    await userEvent.click(inHalf.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('does not send a form by a button that is not meant to', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button variant="quiet">Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('describes a field by its hint, its error and what else is given', () => {
  render(
    <>
      <FormField
        id="name"
        name="name"
        label="Name"
        hint="Any"
        error="Write one."
        describedBy="more"
        required
      />
      <p id="more">It is shown to your carers.</p>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveAccessibleDescription('Any Write one. It is shown to your carers.');
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
});

it('announces what is loading, and heads what is empty with its next step', () => {
  render(
    <>
      <Skeleton label="Loading the meals…" />
      <EmptyState title="No meals yet" headingLevel={3} action={<Button>Log a meal</Button>}>
        They are listed here.
      </EmptyState>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the meals…');
  expect(screen.getByRole('heading', { level: 3, name: 'No meals yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log a meal' })).toBeInTheDocument();
});
