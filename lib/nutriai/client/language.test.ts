/** @jest-environment jsdom */
import { enterSession, setMember } from '../../accounts/client/session-store';
import { followMemberLanguage, showLanguage } from './language';
import { isAmericanShown } from './shown-english';

const stored = () => localStorage.getItem('english');

it('shows pages for everybody in the English that was chosen here, and remembers it', () => {
  expect(isAmericanShown()).toBe(false);
  showLanguage('en-US');
  expect([isAmericanShown(), stored()]).toEqual([true, 'en-US']);
  showLanguage('en-GB');
  expect([isAmericanShown(), stored()]).toEqual([false, 'en-GB']);
});

it('follows the member’s choice, and leaves a visitor’s alone where the member has none', () => {
  showLanguage('en-US');
  const stop = followMemberLanguage();
  enterSession({ preferences: { theme: 'dark' } });
  expect(isAmericanShown()).toBe(true);
  setMember({ preferences: { language: 'en-GB' } });
  expect(isAmericanShown()).toBe(false);
  setMember({ preferences: { language: 'en-US' } });
  expect([isAmericanShown(), stored()]).toEqual([true, 'en-US']);
  stop();
  setMember({ preferences: { language: 'en-GB' } });
  expect(isAmericanShown()).toBe(true);
});
