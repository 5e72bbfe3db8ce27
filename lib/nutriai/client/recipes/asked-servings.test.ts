/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { askForServings, useAskedServings } from './asked-servings';

it('reads the servings of the address and puts others there, with the rest of it kept', () => {
  window.history.replaceState(null, '', '/nutriai/recipes/dal?baby=b1&servings=6');
  const { result } = renderHook(useAskedServings);
  expect(result.current).toBe(6);
  act(() => askForServings(2.5));
  expect(result.current).toBe(2.5);
  expect(window.location.search).toBe('?baby=b1&servings=2.5');
  act(() => askForServings(null));
  expect(result.current).toBeNull();
  expect(window.location.search).toBe('?baby=b1');
});
