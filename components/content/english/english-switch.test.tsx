import { fireEvent, render, screen } from '@testing-library/react';
import { englishStorageKey } from '@/lib/platform/http/theme';
import { EnglishSwitch } from './english-switch';
import { InEnglish } from './in-english';

let status = 'signed-out';
const keep = jest.fn(() => Promise.resolve());

jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => ({ status }) }));
jest.mock('@/components/accounts/profile/use-store-language', () => ({ useStoreLanguage: () => keep }));

const shown = () => document.documentElement.dataset.english;

it('sends both Englishes, of which without a choice the British one is read', () => {
  render(
    <p>
      <InEnglish isKitchen>Grate 55 g of courgette.</InEnglish>
    </p>,
  );
  expect(screen.getByText('courgette')).toBeVisible();
  expect(screen.getByText('zucchini')).not.toBeVisible();
  expect(screen.getByText('2 oz / 55 g')).toHaveAttribute('lang', 'en-US');
});

it('changes a visitor’s English on this device', () => {
  render(<EnglishSwitch />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect([shown(), localStorage.getItem(englishStorageKey)]).toEqual(['en-US', 'en-US']);
  fireEvent.click(button);
  expect([shown(), localStorage.getItem(englishStorageKey)]).toEqual(['en-GB', 'en-GB']);
  expect(keep).not.toHaveBeenCalled();
});

it('stores a member’s English', () => {
  status = 'signed-in';
  render(<EnglishSwitch />);
  fireEvent.click(screen.getByRole('button'));
  expect(keep).toHaveBeenCalledWith('en-US');
});
