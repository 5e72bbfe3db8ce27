import { render, screen } from '@testing-library/react';
import { SectionForm } from './section-form';

const form = (isDirty: boolean) => (
  <SectionForm submission={{ phase: 'idle' }} isDirty={isDirty} savedText="Saved." onSave={jest.fn()}>
    <p>Fields</p>
  </SectionForm>
);

it('has the filled button only while there is something to save', () => {
  const { rerender } = render(form(false));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).not.toHaveClass('primary');
  rerender(form(true));
  expect(save).toHaveClass('primary');
});
