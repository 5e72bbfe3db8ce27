/** @jest-environment jsdom */
import { dropDraft, forgetDrafts, storeDraft, readDraft } from './member-drafts';
import { makeToken } from './testing/token';

const signIn = (member: string) => localStorage.setItem('access_token', makeToken({ subject: member }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  signIn('ada');
});

it('gives back what was kept, until it is dropped', () => {
  expect(readDraft('baby')).toBeNull();
  storeDraft('baby', { name: 'Eve' });
  expect(readDraft('baby')).toEqual({ name: 'Eve' });
  expect(readDraft('other')).toBeNull();
  dropDraft('baby');
  expect(readDraft('baby')).toBeNull();
});

it('shows one member’s draft to no other', () => {
  storeDraft('baby', 'Eve');
  signIn('bob');
  expect(readDraft('baby')).toBeNull();
});

it('forgets all, also what an earlier page of this tab kept', () => {
  storeDraft('baby', 'Eve');
  sessionStorage.setItem('member_draft:of-another-page', '{}');
  sessionStorage.setItem('something-else', 'stays');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['something-else']);
});

it('takes no nonsense for a draft', () => {
  sessionStorage.setItem('member_draft:baby', 'null}');
  expect(readDraft('baby')).toBeNull();
  sessionStorage.setItem('member_draft:baby', '"text"');
  expect(readDraft('baby')).toBeNull();
});
