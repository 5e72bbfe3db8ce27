import { memberFrom } from './member';

describe('memberFrom', () => {
  it('takes the member of an answer', () => {
    expect(memberFrom({ id: 3, email: 'a@example.org', first_name: '' })).toMatchObject({
      id: 3,
      first_name: '',
    });
  });

  it('finds none in an answer that holds no object', () => {
    expect([null, undefined, 'text', 3, []].map(memberFrom)).toEqual([null, null, null, null, null]);
  });
});
