import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login } from '@/lib/accounts/client/login';
import { answer, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { PhotoCaption } from './photo-caption';

const photo = { id: 'p1', caption: 'A rash' } as unknown as ReactionPhotoAnswer;
const route = 'PATCH /api/nutriai/reaction-photos/p1';

function open(reply = () => answer(200, { ...photo, caption: 'Red spots' })) {
  login({ access_token: makeToken(), refresh_token: makeToken({ id: 'r' }), user: { id: 7 } });
  const server = serve({ [route]: reply });
  const [onSaved, onSubmit, onType] = [jest.fn().mockResolvedValue(undefined), jest.fn(), jest.fn()];
  render(
    <form onSubmit={onSubmit}>
      <PhotoCaption photo={photo} position={2} onSaved={onSaved} onType={onType} />
    </form>,
  );
  return { server, onSaved, onSubmit, field: screen.getByLabelText('What photo 2 shows (optional)') };
}

it('is saved with Enter, which does not send the form that it stands in', async () => {
  const { server, onSaved, onSubmit, field } = open();
  await userEvent.clear(field);
  await userEvent.type(field, ' Red spots {Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(server.calls.map(({ body }) => body)).toEqual([{ caption: 'Red spots' }]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends nothing where nothing was changed, and says what was refused', async () => {
  const refusal = () => answer(400, { caption: ['Ensure this field has no more than 200 characters.'] });
  const { server, onSaved, field } = open(refusal);
  await userEvent.click(field);
  await userEvent.tab();
  expect(server.calls).toEqual([]);
  await userEvent.type(field, ' again');
  await userEvent.tab();
  expect(await screen.findByText(/no more than 200/)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});
