import { act, renderHook } from '@testing-library/react';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { pastedRecipeAtMost } from '@/lib/contract/recipe-limits';
import { emptyDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { usePastedRecipe } from './use-pasted-recipe';

jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: jest.fn() }));

const authenticatedFetch = jest.fn();

beforeEach(() => {
  jest.mocked(useAuth).mockReturnValue({ authenticatedFetch } as unknown as ReturnType<typeof useAuth>);
});

it('says that a text is too long to be one recipe, sends nothing and leaves the text', async () => {
  const { result } = renderHook(() => usePastedRecipe(emptyDraft(9), jest.fn()));
  const text = 'x'.repeat(pastedRecipeAtMost + 1);
  act(() => result.current.change(text));
  await act(() => result.current.read());
  expect(result.current.submission).toMatchObject({
    phase: 'refused',
    message: 'This is too long to be one recipe. Paste the part with the recipe.',
  });
  expect(result.current.text).toBe(text);
  expect(authenticatedFetch).not.toHaveBeenCalled();
});
