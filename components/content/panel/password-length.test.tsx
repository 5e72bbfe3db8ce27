import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordLength } from './password-length';

/** The fields as Payload's forms have them. */
function Form({ isNew = true }: { isNew?: boolean }) {
  return (
    <>
      <div className="field-type password">
        <input id="field-password" type="password" aria-label="New Password" />
      </div>
      {isNew && <input id="field-confirm-password" type="password" aria-label="Confirm Password" />}
    </>
  );
}

const tooShort = 'This password is too short. It must contain at least 12 characters.';

it('says at the field what a new password lacks, and no longer once it has it', async () => {
  render(
    <PasswordLength>
      <Form />
    </PasswordLength>,
  );
  const field = screen.getByLabelText('New Password');
  await userEvent.type(field, 'River-🐻');
  expect(screen.getByRole('status')).toHaveTextContent(tooShort);
  expect(field.parentElement).toContainElement(screen.getByRole('status'));
  await userEvent.type(field, '-bank');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent(tooShort);
  await userEvent.clear(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says when it is too long', async () => {
  render(
    <PasswordLength>
      <Form />
    </PasswordLength>,
  );
  await userEvent.click(screen.getByLabelText('New Password'));
  await userEvent.paste('p'.repeat(129));
  expect(screen.getByRole('status')).toHaveTextContent('It may contain at most 128 characters.');
});

it('leaves the sign-in alone, and a field that has gone', async () => {
  const { rerender } = render(
    <PasswordLength>
      <Form isNew={false} />
    </PasswordLength>,
  );
  await userEvent.type(screen.getByLabelText('New Password'), 'short');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(
    <PasswordLength>
      <Form />
    </PasswordLength>,
  );
  await userEvent.type(screen.getByLabelText('New Password'), 'er');
  expect(screen.getByRole('status')).toBeInTheDocument();
  rerender(<PasswordLength>Saved</PasswordLength>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
