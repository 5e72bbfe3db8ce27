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
  for_name: '',
  expires_at: '2026-12-02T10:00:00Z',
};

async function inviteAs(member: Partial<typeof auth.member>, name?: string, forName?: string) {
  auth.member = { display_name: '', first_name: '', ...member };
  const server = serve({
    [invites]: () => answer(201, invite),
    'PATCH /api/user-profile': () => answer(200, {}),
  });
  const onMade = jest.fn();
  render(<InviteForm baby={{ id: 'b1', name: 'Ada' } as BabyAnswer} onMade={onMade} />);
  const field = screen.queryByLabelText('Your name for other carers');
  if (field && name !== undefined) await userEvent.type(field, name);
  if (forName !== undefined) await userEvent.type(screen.getByLabelText('Who is it for?'), forName);
  await userEvent.click(screen.getByRole('button', { name: 'Create the invite link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(invite.url);
  expect(onMade).toHaveBeenCalledTimes(1);
  const routes = server.calls.map(({ route }) => route);
  const renamed = server.calls.find(({ route }) => route.startsWith('PATCH'));
  const sent = server.calls.find(({ route }) => route === invites);
  return {
    isAsked: field !== null,
    routes,
    sent: sent?.body,
    renamed: renamed && JSON.parse(String(renamed.init.body)),
  };
}

it.each([{ display_name: 'Ana' }, { first_name: 'Ana' }])(
  'never renames who has a name: %j',
  async (member) => {
    expect(await inviteAs(member)).toMatchObject({ isAsked: false, routes: [invites], renamed: undefined });
  },
);

it('leaves without a name who gives none', async () => {
  expect(await inviteAs({})).toMatchObject({ isAsked: true, routes: [invites], renamed: undefined });
});

it('names who gives a name, and had none', async () => {
  const { isAsked, renamed } = await inviteAs({}, 'Ana');
  expect([isAsked, renamed]).toEqual([true, { display_name: 'Ana' }]);
});

it('says whom the invite is for, and names nobody by it', async () => {
  const { routes, sent } = await inviteAs({ display_name: 'Ana' }, undefined, ' Granny ');
  expect([routes, sent]).toEqual([[invites], { role: 'carer', for_name: 'Granny' }]);
});
