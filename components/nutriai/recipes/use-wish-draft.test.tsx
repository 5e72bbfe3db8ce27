import { act, renderHook } from '@testing-library/react';
import { useWishDraft, wishOf } from './use-wish-draft';

it('keeps two changes that are made at once', () => {
  const { result } = renderHook(() => useWishDraft());
  act(() => {
    result.current.change({ ingredients: ['lentils'] });
    result.current.change({ exclude: ['mushrooms'] });
  });
  expect(result.current.draft).toMatchObject({ ingredients: ['lentils'], exclude: ['mushrooms'] });
});

it.each([
  ['any', null],
  ['20', 20],
] as const)('sends %s minutes as %p', (minutes, expected) => {
  const { result } = renderHook(() => useWishDraft());
  const wish = wishOf({ ...result.current.draft, minutes, wish: ' something soft ' }, 'baby');
  expect(wish).toMatchObject({ baby: 'baby', max_minutes: expected, wish: 'something soft' });
});
