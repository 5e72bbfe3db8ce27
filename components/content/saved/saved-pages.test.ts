/** @jest-environment jsdom */
import { followSaved, savedPages, toggleSaved } from './saved-pages';

const eggs = { path: '/blog/eggs', title: 'Eggs' };
const peas = { path: '/nutriai/foods/pea', title: 'Peas' };

beforeEach(() => localStorage.clear());

it('saves the newest first, and takes off what is saved already', () => {
  toggleSaved(eggs);
  toggleSaved(peas);
  expect(savedPages()).toEqual([peas, eggs]);
  toggleSaved(eggs);
  expect(savedPages()).toEqual([peas]);
});

it('tells who follows', () => {
  const told = jest.fn();
  const stop = followSaved(told);
  toggleSaved(eggs);
  stop();
  toggleSaved(eggs);
  expect(told).toHaveBeenCalledTimes(1);
});

it.each(['nonsense', '{}', '[1]', '[{"path":"//evil.example","title":"x"}]', '[{"path":"/a"}]'])(
  'takes %s for no list',
  (text) => {
    localStorage.setItem('saved-pages', text);
    expect(savedPages()).toEqual([]);
  },
);
