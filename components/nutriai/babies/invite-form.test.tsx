import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { answer, serve } from '@/lib/accounts/client/testing/fake-server';
import { InviteForm } from './invite-form';

const auth = {
  status: 'signed-in',
  member: { display_name: '', first_name: '' },
  reloadMember: jest.fn(async () => undefined),
  authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init),
};
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const invites = 'POST /api/nutriai/baby-profiles/b1/invites';
const invite = {
  token: 'a'.repeat(43),
  url: 'https://pear.example/nutriai/invite#a',
  role: 'carer',
  expires_at: '2026-12-02T10:00:00Z',
};

async function inviteAs(member: Partial<typeof auth.member>, name?: string) {
  auth.member = { display_name: '', first_name: '', ...member };
  const server = serve({
    [invites]: () => answer(201, invite),
    'PATCH /api/user-profile': () => answer(200, {}),
  });
  render(<InviteForm baby={{ id: 'b1', name: 'Ada' } as BabyAnswer} />);
  const field = screen.queryByLabelText('Your name for other carers');
  if (field && name !== undefined) await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Create the invite link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(invite.url);
  const routes = server.calls.map(({ route }) => route);
  const renamed = server.calls.find(({ route }) => route.startsWith('PATCH'));
  return { isAsked: field !== null, routes, renamed: renamed && JSON.parse(String(renamed.init.body)) };
}

it.each([{ display_name: 'Ana' }, { first_name: 'Ana' }])(
  'never renames who has a name: %j',
  async (member) => {
    expect(await inviteAs(member)).toEqual({ isAsked: false, routes: [invites], renamed: undefined });
  },
);

it('leaves without a name who gives none', async () => {
  expect(await inviteAs({})).toEqual({ isAsked: true, routes: [invites], renamed: undefined });
});

it('names who gives a name, and had none', async () => {
  const { isAsked, renamed } = await inviteAs({}, 'Ana');
  expect([isAsked, renamed]).toEqual([true, { display_name: 'Ana' }]);
});
