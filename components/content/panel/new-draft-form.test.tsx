import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewDraftForm } from './new-draft-form';

const push = jest.fn();

jest.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/cms-api', admin: '/admin' } } }),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const sent: { address: string; body: unknown }[] = [];
let status = 201;

beforeEach(() => {
  push.mockReset();
  sent.splice(0);
  status = 201;
  globalThis.fetch = ((address: string, { body }: { body: string }) => {
    sent.push({ address, body: JSON.parse(body) });
    return Promise.resolve({
      ok: status < 300,
      status,
      json: () => Promise.resolve({ doc: { id: 12 } }),
    });
  }) as unknown as typeof fetch;
});

const show = () =>
  render(<NewDraftForm collection="posts" button="Start writing" placeholder="Post title" longest={110} />);

it('begins at the title, and opens the draft that it becomes', async () => {
  show();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('  Leeks {Enter}');
  expect(sent).toEqual([
    { address: '/cms-api/posts?draft=true&depth=0', body: { title: 'Leeks', _status: 'draft' } },
  ]);
  expect(push).toHaveBeenCalledWith('/admin/collections/posts/12');
});

it('stores nothing before a word is written', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Title'), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Start writing' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give it a title.');
  expect(screen.getByLabelText('Title')).toBeInvalid();
  expect(sent).toEqual([]);
});

it('keeps the title where it could not be saved', async () => {
  status = 503;
  show();
  await userEvent.keyboard('Leeks{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Your title is still here');
  expect(screen.getByLabelText('Title')).toHaveValue('Leeks');
  expect(screen.getByRole('button', { name: 'Start writing' })).toBeEnabled();
  expect(push).not.toHaveBeenCalled();
});
