/** @jest-environment jsdom */
import { readItem, removeItem, writeItem } from './browser-storage';

afterEach(() => localStorage.clear());

it('works in memory where the browser refuses its storage', () => {
  const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(readItem('localStorage', 'k')).toBeNull();
  writeItem('localStorage', 'k', 'v');
  expect(readItem('localStorage', 'k')).toBe('v');
  removeItem('localStorage', 'k');
  expect(readItem('localStorage', 'k')).toBeNull();
  refused.mockRestore();
});

it('prefers what it holds in memory to a stale value when storage is full', () => {
  writeItem('localStorage', 'k', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeItem('localStorage', 'k', 'new');
  expect(readItem('localStorage', 'k')).toBe('new');
  full.mockRestore();
  writeItem('localStorage', 'k', 'newer');
  expect(readItem('localStorage', 'k')).toBe('newer');
  expect(localStorage.getItem('k')).toBe('newer');
});
