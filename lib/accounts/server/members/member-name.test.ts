import { deletedMemberName, memberName } from './member-name';

describe('memberName', () => {
  it('is what they chose, else their first name', () => {
    expect(memberName({ displayName: 'Pear mum', firstName: 'Ana', status: 'active' })).toBe('Pear mum');
    expect(memberName({ displayName: '', firstName: 'Ana', status: 'active' })).toBe('Ana');
    expect(memberName({ displayName: null, firstName: 'Ana', status: 'active' })).toBe('Ana');
  });

  it('takes blanks for no name', () => {
    expect(memberName({ displayName: '  ', firstName: ' ', status: 'active' }, 'Somebody')).toBe('Somebody');
    expect(memberName({ displayName: null, status: 'active' })).toBe('Member');
  });

  it('names nobody who was deleted or switched off', () => {
    expect(memberName(null)).toBe(deletedMemberName);
    expect(memberName({ displayName: 'Pear mum', status: 'disabled' })).toBe(deletedMemberName);
  });
});
