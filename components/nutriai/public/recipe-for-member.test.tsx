import { render, screen } from '@testing-library/react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { RecipeArticle } from './recipe-article';
import { recipePage } from '@/lib/content/reading/recipes/recipe-page';

let status = 'signed-out';
let babies: Partial<BabyAnswer>[] = [];
let recipe: Partial<MemberRecipeDetail> | undefined;

jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => ({ status }) }));
jest.mock('@/lib/content/publishing/metadata', () => ({ absoluteUrl: (path: string) => path }));
jest.mock('@/components/content/blog/share-post', () => ({ SharePost: () => null }));
jest.mock('@/components/content/helpful/was-it-helpful', () => ({ WasItHelpful: () => null }));
jest.mock('@/components/nutriai/shell/log-keeper', () => ({ LogKeeper: () => null }));
jest.mock('@/components/nutriai/recipes/use-recipe', () => ({ useRecipe: () => ({ recipe }) }));
jest.mock('@/components/nutriai/shell/baby-provider', () => ({
  BabyProvider: ({ children }: { children: unknown }) => children,
  useBabies: () => ({ babies, chosen: babies[0], choose: jest.fn() }),
}));

const ada = { id: 'b1', name: 'Ada', age_months: 7 };
const finding = {
  kind: 'avoid',
  severity: 'block',
  message: 'Egg is on your list.',
  foods: ['egg'],
  food: 'egg',
};
const safety = (verdict: 'allow' | 'block') => ({
  ...{ verdict, unknown: [], serve: [] },
  findings: verdict === 'block' ? [finding] : [],
});

function open(): void {
  const page = recipePage('egg-avocado-mash');
  if (page === null) throw new Error('There is no such recipe.');
  render(<RecipeArticle page={page} />);
}

beforeEach(() => {
  status = 'signed-in';
  babies = [ada];
  recipe = {
    ...{
      id: 'egg-avocado-mash',
      title: 'Egg and avocado mash',
      servings: 2,
      serving_g: 75,
      is_favorite: false,
    },
    safety: safety('allow'),
    for_baby: { safety: safety('block'), portion_g: 60, nutrients: {}, day: {} },
  } as unknown as MemberRecipeDetail;
});

describe('a recipe’s page', () => {
  it('says what the recipe is for the member’s baby, and cooks and logs it from there', async () => {
    open();
    const panel = await screen.findByRole('region', { name: 'This recipe for Ada' });
    expect(panel).toHaveTextContent('Not for Ada, 7 months, as it is');
    expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      '/nutriai/cookbook/egg-avocado-mash/cook',
    );
    expect(screen.getByRole('button', { name: 'Log it' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favourite: Egg and avocado mash' })).toBeVisible();
  });

  it.each([
    ['a visitor', () => void (status = 'signed-out')],
    ['a member without a baby', () => void (babies = [])],
  ])('is the same as ever for %s', async (_, become) => {
    become();
    open();
    expect(await screen.findByRole('heading', { name: 'Do this' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /This recipe for/ })).toBeNull();
  });

  it('says nothing of the baby before it knows', async () => {
    recipe = undefined;
    open();
    await screen.findByRole('region', { name: 'This recipe for Ada' });
    expect(screen.queryByText(/Ada, 7 months/)).toBeNull();
  });
});
