import { contactEndOf } from './contact-result';

it.each([
  [{ sent: '1', problem: '' }, 'sent'],
  [{ sent: '', problem: 'fields' }, 'fields'],
  [{ sent: '', problem: 'limit' }, 'limit'],
  [{ sent: '', problem: 'server' }, 'server'],
  [{ sent: '', problem: 'toString' }, null],
  [{ sent: 'yes', problem: '' }, null],
  [{ sent: '', problem: '' }, null],
])('reads %j as %s', (query, end) => {
  expect(contactEndOf(query)).toBe(end);
});
