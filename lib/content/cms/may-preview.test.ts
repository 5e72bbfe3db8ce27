import { mayPreview } from './may-preview';

const auth = jest.fn();

jest.mock('./payload', () => ({ getCms: () => Promise.resolve({ auth }) }));

const editor = { collection: 'staff', id: 1, role: 'editor', mustChangePassword: false };
const headers = new Headers({ cookie: 'payload-token=a' });

it.each(['admin', 'editor', 'moderator'])('lets staff preview who are signed in: %s', async (role) => {
  auth.mockResolvedValue({ user: { ...editor, role } });
  expect(await mayPreview(headers)).toBe(true);
  expect(auth).toHaveBeenLastCalledWith({ headers });
});

it.each([
  ['whose session has ended', null],
  ['with a one-time password', { ...editor, mustChangePassword: true }],
  ['who is a member of the site', { ...editor, collection: 'members' }],
  ['in a role that there is not', { ...editor, role: 'guest' }],
])('lets nobody preview %s', async (_who, user) => {
  auth.mockResolvedValue({ user });
  expect(await mayPreview(headers)).toBe(false);
});
