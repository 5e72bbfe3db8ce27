import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DefaultCellComponentProps } from 'payload';
import { CommentStatusCell } from './comment-status-cell';

const said: string[] = [];
let mayUpdate = true;
let isOk = true;
const sent: { address: string; body: unknown }[] = [];

jest.mock('@payloadcms/ui', () => ({
  toast: { success: (words: string) => said.push(words), error: (words: string) => said.push(words) },
  useAuth: () => ({ permissions: { collections: { comments: { update: mayUpdate } } } }),
  useConfig: () => ({ config: { routes: { api: '/cms-api' } } }),
}));

beforeEach(() => {
  said.splice(0);
  sent.splice(0);
  mayUpdate = true;
  isOk = true;
  globalThis.fetch = ((address: string, { body }: { body: string }) => {
    sent.push({ address, body: JSON.parse(body) });
    return Promise.resolve({ ok: isOk, status: isOk ? 200 : 500 });
  }) as unknown as typeof fetch;
});

const show = (status: string) =>
  render(
    <CommentStatusCell
      {...({
        cellData: status,
        collectionSlug: 'comments',
        rowData: { id: 4 },
      } as unknown as DefaultCellComponentProps)}
    />,
  );
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['pending', ['Show', 'Hide']],
  ['visible', ['Hide']],
  ['hidden', ['Show']],
])('offers for a comment that is %s: %j', (status, buttons) => {
  show(status);
  expect(offered()).toEqual(buttons);
});

it('decides with one press, and then offers the way back', async () => {
  show('pending');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(sent).toEqual([{ address: '/cms-api/comments/4?depth=0', body: { status: 'visible' } }]);
  expect(said).toEqual(['The comment is shown.']);
  expect(screen.getByText('visible')).toBeVisible();
  expect(offered()).toEqual(['Hide']);
});

it('changes nothing where the panel refuses', async () => {
  isOk = false;
  show('visible');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(said).toEqual(['Nothing was changed. Please try again.']);
  expect(screen.getByText('visible')).toBeVisible();
});

it('offers nothing to who may only read', () => {
  mayUpdate = false;
  show('pending');
  expect(offered()).toEqual([]);
});
