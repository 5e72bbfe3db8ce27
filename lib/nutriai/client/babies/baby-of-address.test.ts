/** @jest-environment jsdom */
import { followBabyOfAddress } from './baby-of-address';
import { chosenBaby } from './chosen-baby';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('chooses the baby that a reminder names, and leaves no trace of it in the address', () => {
  window.history.replaceState(null, '', '/nutriai/today?day=1#baby=b-2');
  stop = followBabyOfAddress();
  expect(chosenBaby()).toBe('b-2');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/nutriai/today?day=1',
  );
});

it('follows an address that changes while the page is open', () => {
  stop = followBabyOfAddress();
  window.history.replaceState(null, '', '/nutriai/today#baby=b3');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(chosenBaby()).toBe('b3');
});

it('leaves other anchors alone', () => {
  window.history.replaceState(null, '', '/nutriai/insights#iron');
  stop = followBabyOfAddress();
  expect(chosenBaby()).toBeNull();
  expect(window.location.hash).toBe('#iron');
});
