import { render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { answer, serve } from '@/lib/accounts/client/testing/fake-server';
import { publicFetcher } from '@/lib/accounts/client/fetcher';
import { CarerRow } from './carer-row';
import { Invites } from './invites';

const auth = { status: 'signed-in', member: { display_name: 'Ana' } };
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const baby = { id: 'b1', name: 'Ada', role: 'parent' } as BabyAnswer;
const invite = { for_name: 'Granny', invited_by: 'Ana', role: 'carer', expires_at: '2026-12-02T10:00:00Z' };

it('lists whom the open invites are for', async () => {
  serve({
    'GET /api/nutriai/baby-profiles/b1/invites?page_size=100': () =>
      answer(200, { results: [invite, { ...invite, for_name: '', invited_by: '', role: 'parent' }] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: publicFetcher }}>
      <Invites baby={baby} />
    </SWRConfig>,
  );
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^For GrannyCarer, invited by Ana, until Wednesday 2 December/),
    expect.stringMatching(/^Nobody namedParent, until Wednesday 2 December/),
  ]);
});

it.each([
  ['Ana', 'Granny', true],
  ['', 'Granny', true],
  ['Granny', 'Granny', false],
  ['Ana', '', false],
])('says of %j, invited as %j, whom the invite was for: %s', (name, invited_as, isSaid) => {
  render(
    <CarerRow
      baby={baby}
      carer={{
        id: 'c1',
        name,
        invited_as,
        role: 'carer',
        is_me: false,
        joined_at: '2026-11-01T08:00:00Z',
        protected_until: null,
      }}
      isOnlyParent={false}
      onChangeRole={async () => undefined}
      onRemove={async () => undefined}
    />,
  );
  expect(screen.queryByText(/invited as Granny/) !== null).toBe(isSaid);
});
